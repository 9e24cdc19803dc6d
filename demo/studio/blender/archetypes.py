"""All archetypes by name: a function that builds the goods from the parameters of the catalogue."""

import adornments
import bags
import balls
import containers
import devices
import electronics
import garments
import outdoors
import packages
import percussion
import playroom
import sound
import strings
import textiles
import toys
import training
import vessels
import warmers
import woodwork

FAMILIES = (vessels, containers, packages, textiles, woodwork, toys, electronics, outdoors, garments, warmers, bags, strings, percussion, devices, sound, balls, training, playroom, adornments)
ARCHETYPES = {name: build for family in FAMILIES for name, build in family.ARCHETYPES.items()}
