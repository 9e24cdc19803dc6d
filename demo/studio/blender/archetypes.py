"""All archetypes by name: a function that builds the goods from the parameters of the catalogue."""

import adornments
import bags
import balls
import containers
import cookware
import devices
import electronics
import gardenware
import garments
import greenery
import groceries
import interiors
import outdoors
import packages
import paperware
import percussion
import personal
import playroom
import sound
import strings
import textiles
import toys
import training
import vessels
import warmers
import woodwork

FAMILIES = (
    *(vessels, containers, cookware, packages, groceries, personal, paperware, textiles, garments, warmers),
    *(bags, adornments, woodwork, interiors, greenery, gardenware, outdoors, electronics, devices, sound),
    *(strings, percussion, toys, playroom, balls, training),
)
ARCHETYPES = {name: build for family in FAMILIES for name, build in family.ARCHETYPES.items()}
