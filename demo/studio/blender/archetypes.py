"""All archetypes by name: a function that builds the goods from the parameters of the catalogue."""

import containers
import electronics
import outdoors
import packages
import textiles
import toys
import vessels
import woodwork

FAMILIES = (vessels, containers, packages, textiles, woodwork, toys, electronics, outdoors)
ARCHETYPES = {name: build for family in FAMILIES for name, build in family.ARCHETYPES.items()}
