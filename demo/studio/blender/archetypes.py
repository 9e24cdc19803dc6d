"""All archetypes by name: a function that builds the goods from the parameters of the catalogue."""

import containers
import cookware
import electronics
import gardenware
import greenery
import groceries
import interiors
import outdoors
import packages
import paperware
import personal
import textiles
import toys
import vessels
import woodwork

FAMILIES = (
    *(vessels, containers, packages, textiles, woodwork, toys, electronics, outdoors),
    *(cookware, interiors, personal, groceries, greenery, gardenware, paperware),
)
ARCHETYPES = {name: build for family in FAMILIES for name, build in family.ARCHETYPES.items()}
