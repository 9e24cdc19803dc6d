"""Garden, sport and music."""

import math
import random

from cloth_materials import felt
from materials import glaze, leaf, leather, metal, plain, terracotta, wood
from shapes import ball, box, cylinder, grid, lathe, move, slab, solidify, torus, tube
from vessels import shell

SOIL = "#3a2a1f"


def pot(p, radius=0.75, height=1.25):
    """A planter with earth in it; returns the height of the earth."""
    clay = terracotta() if p.get("terracotta") else glaze(p["color"], 0.6, True, p.get("speckle"))
    if p.get("terracotta"):
        shell([(radius * 0.62, 0), (radius * 0.65, 0.02), (radius * 0.9, height * 0.76), (radius, height * 0.77), (radius * 1.02, height * 0.8), (radius * 1.04, height)], 0.08, clay)
    else:
        shell([(radius * 0.78, 0), (radius * 0.84, 0.03), (radius * 0.95, height * 0.3), (radius, height * 0.7), (radius, height)], 0.07, clay)
    earth = plain(SOIL, 0.95)
    cylinder(radius * 0.9, 0.05, earth, (0, 0, height * 0.82), rounding=0.02)
    dice = random.Random(4)
    for _ in range(70):
        a, r = dice.random() * 6.28, radius * 0.84 * math.sqrt(dice.random())
        ball(0.02 + 0.035 * dice.random(), earth, (r * math.cos(a), r * math.sin(a), height * 0.82 + 0.05), 1)
    return height * 0.86


def blade(base, lean, turn, length, width, material, bend=0.3, fold=0.25):
    """One leaf: broad in the middle, pointed, bent outwards, folded along its middle."""

    def place_of(u, v):
        side = 2 * u - 1
        wide = width * math.sin(math.pi * min(1, 0.06 + 0.94 * v) ** 0.85) ** 0.75 + 0.015 * (1 - v)
        out = lean * v * length + bend * length * v * v
        up = length * v - bend * 0.45 * length * v**2.5 + fold * wide * abs(side)
        x, y = out - fold * 0.6 * wide * abs(side), side * wide
        return (base[0] + x * math.cos(turn) - y * math.sin(turn), base[1] + x * math.sin(turn) + y * math.cos(turn), base[2] + up)

    return solidify(grid(10, 22, place_of, material, name="leaf"), 0.018, 0)


def plant(p):
    """A house plant in a pot: snake plant, rubber plant or aloe."""
    earth = pot(p)
    dice = random.Random(p.get("seed", 3))
    green = leaf(p.get("green", "#3f6a3a"), p.get("vein", "#5c8a4a"))
    kind = p.get("kind", "snake")
    if kind == "snake":
        for index in range(11):
            turn = index * 2.4
            r = 0.12 + 0.025 * index
            blade((r * math.cos(turn), r * math.sin(turn), earth - 0.05), 0.1 + 0.015 * index, turn, 2.6 - 0.12 * index + 0.3 * dice.random(), 0.2, green, 0.06, 0.35)
    elif kind == "aloe":
        for index in range(18):
            turn = index * 2.4
            blade((0.05 * math.cos(turn), 0.05 * math.sin(turn), earth - 0.03), 0.15 + 0.05 * index, turn, 1.5 - 0.02 * index, 0.13, green, 0.12, 0.7)
    else:
        stem = wood("acacia", "z")
        tube([(0, 0, earth - 0.1), (0.05, 0.02, earth + 1.2), (-0.03, 0, earth + 2.5)], 0.06, stem, radii=[1.3, 1, 0.6])
        for index in range(15):
            turn = index * 2.4
            z = earth + 0.55 + index * 0.14
            tube([(0, 0, z), (0.2 * math.cos(turn), 0.2 * math.sin(turn), z + 0.08)], 0.022, stem, kind="POLY")
            blade((0.18 * math.cos(turn), 0.18 * math.sin(turn), z + 0.06), 0.75 - 0.02 * index, turn, 0.95 - 0.025 * index, 0.34, green, 0.25, 0.16)


def cactus(p):
    """A ribbed cactus with spines in a pot."""
    earth = pot(p, 0.62, 0.9)
    green = leaf("#4d7a4a", "#6c9a5c")
    ribs, radius, height = p.get("ribs", 14), p.get("radius", 0.5), p.get("height", 1.15)

    def place_of(u, v):
        a = 2 * math.pi * u
        r = radius * (0.72 + 0.28 * math.sin(math.pi * min(1, v * 1.02) ** 0.8)) * math.sqrt(max(0, 1 - max(0, (v - 0.55) / 0.45) ** 2.2))
        r *= 1 + 0.13 * (abs(math.cos(ribs * a / 2)) - 0.5)
        return (r * math.cos(a), r * math.sin(a), earth - 0.08 + height * v)

    grid(ribs * 12, 40, place_of, green, closed=True, name="cactus")
    spine = plain("#e9dcb8", 0.6)
    for rib in range(ribs):
        for step in range(1, 10):
            v = step / 10
            x, y, z = place_of(rib / ribs, v)
            out = math.hypot(x, y) or 1
            for spread in (-0.5, 0, 0.5):
                a = math.atan2(y, x) + spread * 0.5
                tip = (x + 0.09 * math.cos(a), y + 0.09 * math.sin(a), z + 0.05 + spread * 0.06)
                if out > 0.05:
                    tube([(x, y, z), tip], 0.005, spine, kind="POLY", resolution=1)


def planter(p):
    """An empty pot on its saucer."""
    radius, height = p.get("radius", 0.9), p.get("height", 1.5)
    clay = terracotta()
    shell([(radius * 0.62, 0.08), (radius * 0.65, 0.1), (radius * 0.9, height * 0.78), (radius, height * 0.79), (radius * 1.02, height * 0.82), (radius * 1.04, height)], 0.08, clay)
    shell([(radius * 0.78, 0), (radius * 0.84, 0.02), (radius * 0.9, 0.18)], 0.06, clay)


def watering_can(p):
    body = plain(p["color"], 0.4, 0.2, True)
    shell([(0.78, 0), (0.82, 0.02), (0.8, 0.8), (0.66, 1.25), (0.5, 1.4)], 0.03, body)
    for z, r in ((0.03, 0.82), (1.4, 0.49)):
        torus(r, 0.03, body, (0, 0, z))
    tube([(0.74, 0, 0.3), (1.15, 0, 0.62), (1.62, 0, 1.42), (1.78, 0, 1.62)], 0.09, body, radii=[1.5, 1.1, 0.8, 0.8])
    rose = lathe([(0, 0.2), (0.24, 0.18), (0.25, 0.16), (0.08, -0.06), (0, -0.06)], metal("brass"))
    move(rose, (1.8, 0, 1.66), (0, 40, 0))
    tube([(-0.74, 0, 0.35), (-1.2, 0, 0.7), (-1.1, 0, 1.6), (-0.4, 0, 2.0), (0.3, 0, 1.75), (0.5, 0, 1.38)], 0.05, body)


def trowel(p):
    """A garden trowel that lies, with a wooden handle."""
    def blade_of(u, v):
        side = 2 * u - 1
        wide = 0.42 * min(1, (1 - v) * 2.6) ** 0.55 * (0.8 + 0.2 * math.sin(2.5 * v))
        return (0.2 + 1.7 * v, side * wide, 0.05 + 0.32 * (side * wide) ** 2 * 3 + 0.08 * (1 - v))

    solidify(grid(20, 30, blade_of, metal("steel", "x"), name="blade"), 0.025, 0)
    tube([(0.35, 0, 0.14), (0.05, 0, 0.2), (-0.25, 0, 0.32), (-0.5, 0, 0.34)], 0.07, metal("steel"))
    handle = lathe([(0, 0), (0.12, 0), (0.14, 0.05), (0.13, 0.3), (0.16, 0.8), (0.13, 1.2), (0.15, 1.34), (0, 1.38)], wood(p.get("wood", "beech"), "z"))
    move(handle, (-0.42, 0, 0.34), (0, -96, 0))
    move(cylinder(0.125, 0.14, metal("brass"), rounding=0.01), (-0.4, 0, 0.335), (0, -96, 0))


def kettlebell(p):
    iron = plain(p.get("color", "#2b2c2e"), 0.65)
    lathe([(0, 0), (0.5, 0), (0.6, 0.03), (0.86, 0.4), (0.92, 0.75), (0.8, 1.15), (0.5, 1.38), (0.2, 1.45), (0, 1.46)], iron)
    tube([(-0.5, 0, 1.12), (-0.64, 0, 1.7), (-0.42, 0, 2.12), (0.42, 0, 2.12), (0.64, 0, 1.7), (0.5, 0, 1.12)], 0.155, iron, radii=[1.3, 1, 0.95, 0.95, 1, 1.3])
    cylinder(0.9, 0.16, plain(p.get("band", "#c8963a"), 0.6), (0, 0, 0.62), rounding=0.06)


def dumbbells(p):
    """Two dumbbells with hexagonal, rubber-clad ends."""
    for y, x, turn in ((0.5, 0.1, 4), (-0.6, -0.1, -9)):
        parts = [move(cylinder(0.145, 1.5, metal("steel", "z"), rounding=0.02), (-0.75, 0, 0), (0, 90, 0))]
        for side in (1, -1):
            end = slab([(0.42 * math.cos(math.pi * (s + 0.5) / 3), 0.42 * math.sin(math.pi * (s + 0.5) / 3)) for s in range(6)], 0.62, plain(p["color"], 0.7, 0.0, True, 0.25), 0.05)
            move(end, (0, 0, -0.31))
            parts.append(move(end, (side * 0.85, 0, 0), (0, 90, 0)))
        for part in parts:
            move(part, (x, y, 0.364), (0, 0, turn))


def tennis_balls(p):
    for x, y in ((-0.36, 0.1), (0.34, 0.16), (0.02, -0.46)):
        felted = felt("#cfe04a", False)
        parts = [ball(0.33, felted)]
        seam = []
        for step in range(80):
            t = 2 * math.pi * step / 80
            a, b = 0.44, 0.16
            px, py, pz = a * math.cos(t) + b * math.cos(3 * t), a * math.sin(t) - b * math.sin(3 * t), 2 * math.sqrt(a * b) * math.sin(2 * t)
            length = math.sqrt(px * px + py * py + pz * pz)
            seam.append((0.328 * px / length, 0.328 * py / length, 0.328 * pz / length))
        parts.append(tube(seam, 0.012, plain("#f0efe4", 0.8), closed=True))
        for part in parts:
            move(part, (x, y, 0.33), (x * 90, 40 + y * 160, 25))


def hand_drum(p):
    """A goblet drum in wood with a pale skin and a rope."""
    lathe([(0.9, 0), (0.94, 0.02), (0.9, 0.2), (0.6, 1.0), (0.5, 1.6), (0.62, 2.1), (1.05, 2.8), (1.22, 3.5), (1.22, 3.9)], wood(p.get("wood", "acacia"), "z", scale=0.7))
    cylinder(1.235, 0.1, plain("#eadcc0", 0.6), (0, 0, 3.86), rounding=0.04)
    cylinder(1.25, 0.3, leather("#d9c6a0", False), (0, 0, 3.52), rounding=0.03)
    rope = plain("#e6dfcc", 0.9)
    for z, r in ((3.5, 1.29), (2.2, 0.74)):
        torus(r, 0.055, rope, (0, 0, z))
    points = []
    for step in range(33):
        a = 2 * math.pi * step / 32
        r, z = (1.29, 3.48) if step % 2 else (0.76, 2.22)
        points.append((r * math.cos(a), r * math.sin(a), z))
    tube(points, 0.035, rope, kind="POLY")


def xylophone(p):
    """Eight coloured bars on a wooden frame, with two mallets."""
    frame = wood("beech", "x")
    for side in (1, -1):
        rail = box((3.6, 0.16, 0.26), frame, (0, side * 0.5, 0), 0.03)
        move(rail, (0, 0, 0), (0, 0, side * 4))
    for index, color in enumerate(p["paints"]):
        x = -1.55 + index * 0.443
        length = 1.75 - 0.1 * index
        box((0.36, length, 0.09), plain(color, 0.35, 0.3), (x, 0, 0.29), 0.03)
        for y in (-0.5, 0.5):
            cylinder(0.04, 0.02, metal("steel"), (x, y * (1 - 0.05 * index), 0.375), rounding=0.006)
    for y, turn in ((-1.25, 8), (-1.6, -4)):
        stick = tube([(-1.0, 0, 0.14), (1.1, 0, 0.14)], 0.045, frame, kind="POLY")
        head = ball(0.14, plain("#c8503f", 0.5), (1.12, 0, 0.14), 4)
        for part in (stick, head):
            move(part, (0, y, 0), (0, 0, turn))


ARCHETYPES = {
    "plant": plant,
    "cactus": cactus,
    "planter": planter,
    "watering_can": watering_can,
    "trowel": trowel,
    "kettlebell": kettlebell,
    "dumbbells": dumbbells,
    "tennis_balls": tennis_balls,
    "hand_drum": hand_drum,
    "xylophone": xylophone,
}
