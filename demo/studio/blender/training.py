"""Boards, rollers, ropes and cups: what trains the body and what rewards it."""

import math

from cloth_materials import weave
from materials import metal, plain, wood
from shapes import ball, bevel, box, cylinder, grid, lathe, move, move_all, solidify, torus, tube


def skateboard(p):
    """A board on four wheels, its deck bent up at both ends."""
    def deck(u, v):
        x = (u - 0.5) * 0.98 * 2
        y = (v - 0.5) * 8.0
        round_end = math.sqrt(max(0, 1 - max(0, abs(y) - 3.1) ** 2 / 0.9**2))
        z = 0.28 * max(0, abs(y) - 2.7) ** 1.4 + 0.05 * (2 * u - 1) ** 2
        return (x * round_end, y, 0.95 + z)

    board = solidify(grid(12, 60, deck, wood(p.get("wood", "maple"), "y", 0.4), name="deck"), 0.11, 0)
    top = grid(12, 60, lambda u, v: (deck(u, v)[0] * 0.985, deck(u, v)[1] * 0.992, deck(u, v)[2] + 0.085), plain(p.get("grip", "#2a2a2b"), 0.95, 0, False, 0.1), name="grip")
    parts = [board, top]
    for y in (-2.2, 2.2):
        parts.append(box((0.5, 0.7, 0.16), metal("aluminium"), (0, y, 0.72), 0.04))
        parts.append(move(cylinder(0.09, 1.7, metal("aluminium"), rounding=0.02), (-0.85, y, 0.36), (0, 90, 0)))
        parts.append(box((0.3, 0.26, 0.5), metal("aluminium"), (0, y, 0.3), 0.06))
        for side in (1, -1):
            parts.append(move(cylinder(0.36, 0.4, plain(p["color"], 0.5, 0.1, True), rounding=0.1), (side * 0.74 - 0.2, y, 0.36), (0, 90, 0)))
        for x in (-0.2, 0.2):
            for dy in (-0.2, 0.2):
                parts.append(cylinder(0.05, 0.02, metal("steel"), (x, y + dy, 1.005), rounding=0.006, steps=16))


def foam_roller(p):
    """A hollow roller with ridges all round."""
    radius, length = 0.75, 3.3
    foam = plain(p["color"], 0.8, 0, True, 0.2)

    def wall(u, v):
        a = 2 * math.pi * u
        wave = 1 if (math.sin(9 * a) > 0.1) else 0
        cross = 1 if (math.sin(2 * math.pi * 7 * v) > -0.55) else 0
        r = radius - 0.07 * (1 - wave * cross)
        return (r * math.cos(a), r * math.sin(a), length * v)

    parts = [bevel(grid(216, 84, wall, foam, closed=True, name="foam"), 0.01, 1)]
    parts.append(solidify(grid(64, 1, lambda u, v: (0.5 * math.cos(2 * math.pi * u), 0.5 * math.sin(2 * math.pi * u), length * v), plain("#232426", 0.6), closed=True), 0.05, 0))
    for z in (0, length):
        parts.append(grid(64, 1, lambda u, v, z=z: ((0.5 + 0.25 * v) * math.cos(2 * math.pi * u), (0.5 + 0.25 * v) * math.sin(2 * math.pi * u), z), foam, closed=True))
    move_all(parts, (-length / 2, 0, radius), (0, 90, 0))


def yoga_blocks(p):
    """Two blocks, one upright on its side."""
    cork = weave(p.get("color", "#b98d5a"), 16, 0.4, False)
    box((2.3, 1.5, 0.75), cork, (0, 0, 0), 0.08, 5)
    move(box((2.3, 1.5, 0.75), cork, rounding=0.08, segments=5), (0.1, 0.05, 0.755), (0, 0, 14))


def skipping_rope(p):
    """A rope in a loose coil with two turned handles."""
    points = []
    for step in range(90):
        a = 2 * math.pi * step / 30
        r = 1.0 + 0.05 * math.sin(step * 0.9) + 0.03 * (step // 30)
        points.append((r * math.cos(a), 0.8 * r * math.sin(a), 0.06 + 0.08 * (step // 30)))
    tube([(-0.5, -1.55, 0.13), (-0.2, -1.0, 0.06), (0.5, -0.75, 0.06)] + points + [(1.1, -0.4, 0.16), (0.9, -1.0, 0.06), (0.75, -1.4, 0.13)], 0.055, plain(p.get("rope", "#e9e0cb"), 0.9))
    for place, turn in (((-0.52, -1.6), 118), ((0.74, -1.45), 70)):
        handle = lathe([(0, 0), (0.09, 0), (0.12, 0.06), (0.13, 0.4), (0.16, 0.9), (0.13, 1.3), (0.15, 1.38), (0, 1.42)], wood("beech", "z", 0.4))
        ring = cylinder(0.145, 0.22, plain(p["color"], 0.4, 0.2, True), (0, 0, 0.5), rounding=0.03)
        move_all([handle, ring], (0, 0, 0), (0, 90, 0))
        move_all([handle, ring], (*place, 0.15), (0, 0, -turn))


def trophy(p):
    """A cup with two handles on a dark foot."""
    gold = metal(p.get("metal", "gold"))
    box((1.3, 1.3, 0.55), wood("walnut", "x", 0.35), (0, 0, 0), 0.04)
    box((0.8, 0.02, 0.26), metal("brass"), (0, -0.655, 0.14), 0.006)
    lathe([(0, 0.55), (0.48, 0.55), (0.5, 0.6), (0.2, 0.75), (0.14, 1.0), (0.2, 1.12), (0.14, 1.24), (0.3, 1.42), (0.78, 1.8), (0.92, 2.4), (0.98, 3.0), (1.02, 3.06), (0.96, 3.06), (0.88, 2.4), (0.7, 1.85), (0, 1.6)], gold)
    for side in (1, -1):
        tube([(side * 0.94, 0, 2.75), (side * 1.4, 0, 2.85), (side * 1.5, 0, 2.35), (side * 1.1, 0, 1.95), (side * 0.84, 0, 1.95)], 0.06, gold)


def bowling(p):
    """Six skittles in two rows and a ball."""
    pin = [(0, 0), (0.2, 0), (0.24, 0.05), (0.33, 0.45), (0.34, 0.7), (0.22, 1.15), (0.15, 1.38), (0.17, 1.5), (0.22, 1.68), (0.19, 1.86), (0.08, 1.96), (0, 1.97)]
    places = [(0, 0)] + [(-0.4, 0.65), (0.4, 0.65)] + [(-0.8, 1.3), (0, 1.3), (0.8, 1.3)]
    for index, (x, y) in enumerate(places):
        thing = lathe(pin, wood("birch", "z", 0.4))
        move(thing, (x, y, 0))
        for z, r in ((1.24, 0.2), (1.36, 0.166)):
            cylinder(r, 0.07, plain(p["paints"][index % len(p["paints"])], 0.4, 0.2), (x, y, z - 0.03), rounding=0.02)
    ball(0.5, plain(p.get("ball", "#7d2f33"), 0.25, 0.6), (0.75, -0.75, 0.5))
    for dx, dz in ((0.0, 0.3), (0.12, 0.22), (-0.02, 0.14)):
        move(cylinder(0.045, 0.02, plain("#1b1010", 0.9), rounding=0, steps=20), (0.75 + dx - 0.04, -0.75 - math.sqrt(max(0, 0.25 - (dx - 0.04) ** 2 - dz**2)), 0.5 + dz), (55, 0, 0))


def swim_ring(p):
    """A striped ring for swimming, lying."""
    for index in range(8):
        a0 = 2 * math.pi * index / 8
        paint = plain(p["paints"][index % len(p["paints"])], 0.22, 0.5)

        def place_of(u, v, a0=a0):
            a = a0 + 2 * math.pi / 8 * v
            b = 2 * math.pi * u
            return ((1.7 + 0.62 * math.cos(b)) * math.cos(a), (1.7 + 0.62 * math.cos(b)) * math.sin(a), 0.6 + 0.6 * math.sin(b))

        grid(48, 20, place_of, paint, closed=True, name="ring")
    cylinder(0.09, 0.1, plain("#e9e5da", 0.3), (-1.2, -1.15, 1.16), rounding=0.03)


def torch(p):
    """A metal torch that lies, its head to the front."""
    parts = [cylinder(0.22, 1.5, plain(p["color"], 0.45, 0.1, True), rounding=0.03), lathe([(0, 1.5), (0.24, 1.5), (0.4, 1.85), (0.42, 2.2), (0.38, 2.22), (0.34, 2.16), (0, 1.95)], metal("aluminium")), cylinder(0.35, 0.02, plain("#f4efd8", 0.08, 0.8), (0, 0, 2.14), rounding=0), cylinder(0.24, 0.14, metal("aluminium"), (0, 0, -0.08), rounding=0.03), move(cylinder(0.08, 0.05, plain("#c8503f", 0.5), rounding=0.02), (0, -0.2, 1.2), (90, 0, 0))]
    for index in range(9):
        parts.append(torus(0.222, 0.014, plain("#1f2022", 0.6), (0, 0, 0.2 + index * 0.09)))
    move_all(parts, (0, 0, 0), (-86, 0, 0))
    move_all(parts, (-0.3, 1.0, 0.36), (0, 0, 150))


ARCHETYPES = {
    "skateboard": skateboard,
    "foam_roller": foam_roller,
    "yoga_blocks": yoga_blocks,
    "skipping_rope": skipping_rope,
    "trophy": trophy,
    "bowling": bowling,
    "swim_ring": swim_ring,
    "torch": torch,
}
