"""Toys of painted and plain wood."""

import math

from materials import plain, wood
from shapes import ball, box, cylinder, lathe, move, slab, torus, tube


def rainbow(p):
    """Nested wooden arches."""
    thick = 0.26
    for index, color in enumerate(p["paints"]):
        radius = 0.28 + (len(p["paints"]) - index) * thick
        outer = [(radius * math.cos(math.pi * s / 40), radius * math.sin(math.pi * s / 40)) for s in range(41)]
        inner = [((radius - thick + 0.012) * math.cos(math.pi * s / 40), (radius - thick + 0.012) * math.sin(math.pi * s / 40)) for s in range(40, -1, -1)]
        arch = slab(outer + inner, 0.62, plain(color, 0.5, 0.05), 0.03)
        move(arch, (0, 0.31, 0), (90, 0, 0))


def stacking_rings(p):
    """Rings of falling size on a pole with a ball on top."""
    cylinder(0.72, 0.16, wood("beech", "x"), rounding=0.04)
    lift = 0.16
    for index, color in enumerate(p["paints"]):
        thick = 0.17
        move(torus(0.56 - index * 0.075, thick, plain(color, 0.4, 0.15)), (0, 0, lift + thick))
        cylinder(0.5 - index * 0.075, thick * 1.2, plain(color, 0.4, 0.15), (0, 0, lift + 0.07), rounding=0.02)
        lift += thick * 1.9
    ball(0.24, wood("beech", "z"), (0, 0, lift + 0.2))


def blocks(p):
    """Wooden blocks: cubes, arches' bricks and a roof, built to a small tower."""
    paints = p["paints"]
    size = 0.5
    places = [(-0.56, 0, 0, 4), (0, 0.03, 0, -3), (0.57, 0, 0, 5), (-0.3, 0, size, 8), (0.3, 0.02, size, -6)]
    for index, (x, y, z, turn) in enumerate(places):
        color = paints[index % len(paints)]
        material = wood("beech", "x") if color == "wood" else plain(color, 0.5, 0.1)
        move(box((size, size, size), material, rounding=0.035), (x, y, z + 0.001 * index), (0, 0, turn))
    roof = slab([(-0.36, 0), (0.36, 0), (0, 0.42)], 0.5, plain(paints[0], 0.5, 0.1), 0.03)
    move(roof, (0, 0.25, 2 * size + 0.002), (90, 0, 0))
    move(cylinder(0.22, 0.5, wood("beech", "z"), rounding=0.03), (1.15, -0.35, 0.22), (0, 90, 30))
    move(box((1.0, size, size / 2), wood("beech", "x"), rounding=0.03), (-1.1, -0.55, 0), (0, 0, -24))


def wheels(material, places, radius, wide, tyre=None):
    for x, y in places:
        move(cylinder(radius, wide, tyre or material, rounding=0.04), (x, y, radius), (90, 0, 0))
        side = -1 if y < 0 else 1
        move(cylinder(radius * 0.4, 0.03, material, rounding=0.012), (x, y + (side * 0.5 - 0.5) * wide + (0.015 if side > 0 else 0), radius), (90, 0, 0))


def toy_car(p):
    """A small car cut from one piece, with wooden wheels."""
    paint = plain(p["color"], 0.42, 0.2, True)
    outline = [(-0.95, 0.0), (0.95, 0.0), (0.99, 0.12), (0.95, 0.28), (0.8, 0.36), (0.5, 0.4), (0.24, 0.68), (0.05, 0.75), (-0.35, 0.75), (-0.52, 0.7), (-0.76, 0.4), (-0.95, 0.36), (-0.99, 0.16)]
    move(slab(outline, 0.72, paint, 0.06, 4), (0, 0.36, 0.16), (90, 0, 0))
    window = [(-0.44, 0.62), (0.02, 0.62), (0.2, 0.43), (-0.58, 0.43)]
    for y in (0.371, -0.359):
        move(slab(window, 0.012, wood("beech", "x"), 0.003), (0, y, 0.16), (90, 0, 0))
    wheels(wood("walnut", "x"), [(x, y) for x in (-0.55, 0.55) for y in (-0.3, 0.46)], 0.24, 0.16, wood("beech", "x"))


def toy_train(p):
    """An engine and two wagons on wooden wheels."""
    paints = p["paints"]
    for index in range(3):
        x = -index * 1.35
        base = wood("beech", "x")
        box((1.15, 0.6, 0.14), base, (x, 0, 0.2), 0.03)
        wheels(wood("walnut", "x"), [(x + dx, y) for dx in (-0.36, 0.36) for y in (-0.29, 0.37)], 0.17, 0.08, plain("#3a2c22", 0.5))
        if index < 2:
            tube([(x - 0.55, 0, 0.27), (x - 0.8, 0, 0.27)], 0.03, plain("#8c8c88", 0.4), kind="POLY")
        paint = plain(paints[index % len(paints)], 0.42, 0.15)
        if index == 0:
            move(cylinder(0.25, 0.72, paint, rounding=0.04), (x - 0.16, 0, 0.56), (0, 90, 0))
            box((0.42, 0.56, 0.72), plain(paints[1], 0.42, 0.15), (x - 0.34, 0, 0.34), 0.04)
            box((0.54, 0.66, 0.07), paint, (x - 0.34, 0, 1.06), 0.03)
            cylinder(0.075, 0.3, plain(paints[1], 0.42, 0.15), (x + 0.36, 0, 0.74), rounding=0.02, top_radius=0.12)
        elif index == 1:
            box((1.05, 0.54, 0.34), paint, (x, 0, 0.34), 0.04)
            for step in range(5):
                move(cylinder(0.09, 0.9, wood("birch", "x"), rounding=0.02), (x - 0.45, -0.17 + 0.17 * (step % 3), 0.74 + 0.15 * (step // 3)), (0, 90, 0))
        else:
            for step in (-1, 0, 1):
                box((0.3, 0.4, 0.3), plain(paints[(step + 3) % len(paints)], 0.42, 0.15), (x + step * 0.35, 0, 0.34), 0.03)


def spinning_top(p):
    for index, (x, y, lean) in enumerate(((-0.62, 0.1, 24), (0.66, -0.25, -28))):
        paint = plain(p["paints"][index], 0.35, 0.3)
        parts = [
            lathe([(0, 0), (0.03, 0.03), (0.4, 0.3), (0.46, 0.38), (0.42, 0.45), (0.1, 0.52), (0, 0.53)], paint),
            lathe([(0, 0.5), (0.07, 0.5), (0.05, 0.6), (0.05, 0.85), (0.07, 0.9), (0, 0.92)], wood("beech", "z")),
            lathe([(0.385, 0.315), (0.466, 0.38), (0.43, 0.447), (0.36, 0.464), (0.36, 0.47), (0.44, 0.452), (0.478, 0.38), (0.39, 0.31)], wood("beech", "x")),
        ]
        for part in parts:
            move(part, (x, y, 0.0), (0, lean * 1.6, 20))


def dominoes(p):
    """A box of dominoes: some stand in a row, two lie in front."""
    def tile(first, second, place, turn):
        parts = [box((0.5, 0.16, 1.0), plain(p.get("color", "#efe6d2"), 0.35, 0.2), rounding=0.03)]
        parts.append(box((0.4, 0.012, 0.02), plain("#2a2a2a", 0.5), (0, -0.081, 0.49), 0))
        spots = {1: [(0, 0)], 2: [(-1, 1), (1, -1)], 3: [(-1, 1), (0, 0), (1, -1)], 4: [(-1, -1), (-1, 1), (1, -1), (1, 1)], 5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 1), (1, -1), (1, 1), (-1, 0), (1, 0)]}
        for count, middle in ((first, 0.25), (second, 0.75)):
            for dx, dz in spots[count]:
                parts.append(move(cylinder(0.045, 0.01, plain("#2a2a2a", 0.5), rounding=0.002, steps=24), (dx * 0.13, -0.078, middle + dz * 0.13), (90, 0, 0)))
        for part in parts:
            move(part, place, turn)

    for index in range(7):
        tile(1 + (index * 2) % 6, 1 + (index * 5 + 3) % 6, (-1.3 + index * 0.4, 0.5 - 0.03 * index * index, 0), (0, 0, 28 - 6 * index))
    tile(5, 2, (-0.5, -0.9, 0.08), (-90, 0, -12))
    tile(6, 4, (0.55, -1.0, 0.08), (-90, 0, 40))


ARCHETYPES = {
    "rainbow": rainbow,
    "stacking_rings": stacking_rings,
    "blocks": blocks,
    "toy_car": toy_car,
    "toy_train": toy_train,
    "spinning_top": spinning_top,
    "dominoes": dominoes,
}
