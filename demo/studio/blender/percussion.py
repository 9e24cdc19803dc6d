"""Drums, small percussion, wind instruments, and records."""

import math

from cloth_materials import felt
from materials import leather, metal, picture, plain, wood
from shapes import ball, box, cylinder, flat_label, grid, lathe, move, move_all, solidify, torus, tube


def stick(length, thick, material, tip=True):
    """A drum stick that lies along x."""
    profile = [(0, 0), (thick * 0.8, 0.02), (thick, 0.1), (thick, length * 0.66), (thick * 0.5, length * 0.95)]
    if tip:
        profile += [(thick * 0.78, length * 0.965), (thick * 0.86, length * 0.985), (thick * 0.5, length)]
    profile.append((0, length))
    return move(lathe(profile, material), (-length / 2, 0, thick), (0, 90, 0))


def drum_sticks(p):
    """Two drum sticks, or mallets with felt heads."""
    for y, turn in ((0.14, 6), (-0.24, -7)):
        parts = [stick(4.0, 0.075, wood(p.get("wood", "maple"), "z", 0.4), not p.get("felt"))]
        if p.get("felt"):
            head = ball(0.26, felt(p["felt"], False), detail=4)
            head.scale = (0.8, 1, 1)
            parts.append(move(head, (1.95, 0, 0.2)))
            move(parts[0], (0, 0, 0.12))
            move_all(parts, (0, 0, 0.06))
        else:
            grip = cylinder(0.082, 0.9, plain(p.get("grip", "#2a2a2b"), 0.7), rounding=0.02)
            parts.append(move(grip, (-1.96, 0, 0.075), (0, 90, 0)))
        move_all(parts, (0, y, 0), (0, 0, turn))


def snare(p):
    """A snare drum with hoops, lugs and two sticks on its skin."""
    radius, height = p.get("radius", 1.75), p.get("height", 1.3)
    shell = wood(p["wood"], "z", 0.3, 0.6) if p.get("wood") else plain(p["color"], 0.25, 0.7, True)
    cylinder(radius, height, shell, (0, 0, 0.05), rounding=0.03, steps=96)
    cylinder(radius + 0.03, 0.05, plain("#f1ede2", 0.6), (0, 0, height + 0.03), rounding=0.02, steps=96)
    for z in (0.12, height - 0.02):
        for lift in (0, 0.16):
            torus(radius + 0.06, 0.045, metal("polished"), (0, 0, z - 0.1 + lift + 0.03))
        ring = grid(96, 1, lambda u, v, z=z: ((radius + 0.06) * math.cos(2 * math.pi * u), (radius + 0.06) * math.sin(2 * math.pi * u), z - 0.08 + 0.17 * v), metal("polished"), closed=True)
        solidify(ring, 0.03, 0)
    for index in range(8):
        a = 2 * math.pi * (index + 0.5) / 8
        x, y = (radius + 0.1) * math.cos(a), (radius + 0.1) * math.sin(a)
        tube([(x * 1.02, y * 1.02, 0.08), (x * 1.02, y * 1.02, height + 0.12)], 0.035, metal("steel"), kind="POLY", resolution=3)
        lug = box((0.2, 0.16, 0.4), metal("polished"), rounding=0.06)
        move(move(lug, (0, 0, 0), (0, 0, math.degrees(a) + 90)), (x * 0.99, y * 0.99, height * 0.4))
    for y, turn in ((0.2, 24), (-0.3, 12)):
        move(stick(3.4, 0.075, wood("maple", "z", 0.4)), (0.2, y, height + 0.14), (0, 0, turn))


def bongos(p):
    """Two small drums joined by a block."""
    for x, radius in ((-0.86, 0.82), (0.98, 0.98)):
        parts = [
            lathe([(radius * 0.74, 0), (radius * 0.8, 0.02), (radius * 0.92, 0.7), (radius, 1.5), (radius, 1.62), (0, 1.62)], wood(p.get("wood", "walnut"), "z", 0.3, 0.7)),
            cylinder(radius + 0.015, 0.07, plain("#ead9b6", 0.65), (0, 0, 1.59), rounding=0.03),
            torus(radius + 0.05, 0.05, metal("polished"), (0, 0, 1.5)),
            torus(radius * 0.84, 0.05, metal("polished"), (0, 0, 0.22)),
        ]
        for index in range(5):
            a = 2 * math.pi * (index + 0.2) / 5
            parts.append(tube([((radius * 0.86 + 0.06) * math.cos(a), (radius * 0.86 + 0.06) * math.sin(a), 0.2), ((radius + 0.08) * math.cos(a), (radius + 0.08) * math.sin(a), 1.52)], 0.035, metal("steel"), kind="POLY"))
        move_all(parts, (x, 0, 0))
    box((0.4, 0.5, 0.6), wood(p.get("wood", "walnut"), "x", 0.35), (0.0, 0, 0.6), 0.06)


def cajon(p):
    """A box to sit on and drum: a struck plate with screws at its edge."""
    width, depth, height = 3.0, 3.0, 4.7
    box((width, depth, height), wood(p.get("wood", "birch"), "z", 0.45, 0.4), (0, 0.06, 0.08), 0.06)
    box((width - 0.02, 0.1, height - 0.02), wood(p.get("front", "walnut"), "z", 0.35, 0.35), (0, -depth / 2 + 0.02, 0.09), 0.02)
    for side in (1, -1):
        for index in range(7):
            screw = cylinder(0.055, 0.03, metal("brass"), rounding=0.01, steps=20)
            move(screw, (side * (width / 2 - 0.14), -depth / 2 - 0.03, 0.3 + index * (height - 0.5) / 6), (90, 0, 0))
        for y in (-1.1, 1.2):
            cylinder(0.16, 0.1, plain("#262626", 0.8), (side * 1.2, y, 0), rounding=0.03)
    move(cylinder(0.52, 0.02, plain("#191512", 0.95), rounding=0), (width / 2 + 0.004, 0.2, height * 0.66), (0, 90, 0))
    move(torus(0.52, 0.05, wood(p.get("front", "walnut"), "z")), (width / 2, 0.2, height * 0.66), (0, 90, 0))


def tambourine(p):
    """A wooden ring with jingles and a skin."""
    radius, high = 1.2, 0.5
    shell = wood(p["wood"], "x", 0.35) if p.get("wood") else plain(p["color"], 0.3, 0.4, True)
    ring = grid(128, 1, lambda u, v: (radius * math.cos(2 * math.pi * u), radius * math.sin(2 * math.pi * u), high * v), shell, closed=True)
    solidify(ring, 0.1, -1)
    for z in (0, high):
        torus(radius - 0.05, 0.055, shell, (0, 0, z))
    if not p.get("open"):
        cylinder(radius - 0.03, 0.04, plain("#efe4cb", 0.65), (0, 0, high - 0.02), rounding=0.01)
    for index in range(8):
        a = 2 * math.pi * (index + 0.5) / 8
        slot = box((0.5, 0.16, 0.2), plain("#2b1d15", 0.9), rounding=0.02)
        move(move(slot, (0, 0, 0), (0, 0, math.degrees(a) + 90)), ((radius - 0.02) * math.cos(a), (radius - 0.02) * math.sin(a), 0.15))
        for lift in (0.2, 0.28):
            cylinder(0.19, 0.025, metal(p.get("jingles", "brass")), ((radius + 0.02) * math.cos(a), (radius + 0.02) * math.sin(a), lift), rounding=0.01, steps=32)


def maracas(p):
    for x, turn in ((-0.62, -13), (0.6, 10)):
        parts = [
            lathe([(0, 0), (0.13, 0.01), (0.15, 0.1), (0.11, 0.5), (0.1, 1.2), (0.12, 1.5), (0, 1.5)], wood("beech", "z")),
            lathe([(0.0, 1.42), (0.2, 1.46), (0.46, 1.75), (0.56, 2.15), (0.48, 2.6), (0.22, 2.84), (0, 2.88)], plain(p["color"], 0.3, 0.5, True)),
            lathe([(0.5, 1.86), (0.548, 1.98), (0.566, 2.1), (0.566, 2.2), (0.545, 2.34), (0.5, 2.5), (0.49, 2.42), (0.54, 2.15), (0.49, 1.9)], plain(p.get("band", "#f0e6d0"), 0.35, 0.4)),
        ]
        move_all(parts, (0, 0, 0), (-78, 0, 0))
        move_all(parts, (x, -1.2 if turn > 0 else -1.0, 0.13), (0, 0, -turn))


def shaker_eggs(p):
    for index, color in enumerate(p["paints"]):
        egg = lathe([(0, 0), (0.16, 0.02), (0.3, 0.16), (0.34, 0.36), (0.28, 0.62), (0.14, 0.82), (0, 0.88)], plain(color, 0.3, 0.4))
        move(egg, (0, 0, -0.36))
        x, y = ((-0.75, 0.25), (0.05, 0.42), (0.78, 0.12), (-0.32, -0.45), (0.48, -0.55))[index]
        move(egg, (x, y, 0.335), (86, 0, 35 * index - 60))


def triangle(p):
    steel = metal("polished")
    r = 0.075
    tube([(0.18, -0.78, r), (-0.95, -0.78, r), (-1.06, -0.72, r), (-1.02, -0.6, r), (-0.08, 1.0, r), (0, 1.06, r), (0.08, 1.0, r), (1.02, -0.6, r), (1.06, -0.72, r), (0.95, -0.78, r), (0.6, -0.78, r)], r, steel, kind="POLY")
    tube([(0, 1.0, 0.1), (0.08, 1.2, 0.12), (0.0, 1.42, 0.05), (-0.2, 1.6, 0.03)], 0.025, leather("#6b4226", False))
    parts = [tube([(-0.95, 0, 0.05), (1.0, 0, 0.05)], 0.05, steel, kind="POLY"), move(cylinder(0.1, 0.8, wood("walnut", "z"), rounding=0.03), (0.3, 0, 0.05), (0, 90, 0))]
    move_all(parts, (0.2, -1.25, 0.05), (0, 0, 10))


def hand_bell(p):
    lathe([(0.0, 1.1), (0.2, 1.08), (0.36, 0.95), (0.44, 0.6), (0.56, 0.22), (0.78, 0.02), (0.8, 0.0), (0.74, 0.02), (0.52, 0.2), (0.4, 0.6), (0.3, 0.9), (0, 1.0)], metal(p.get("metal", "brass")))
    torus(0.79, 0.03, metal(p.get("metal", "brass")), (0, 0, 0.02))
    lathe([(0, 1.08), (0.16, 1.08), (0.18, 1.16), (0.1, 1.24), (0.13, 1.5), (0.19, 1.9), (0.15, 2.2), (0.2, 2.3), (0.14, 2.42), (0, 2.46)], wood(p.get("wood", "walnut"), "z", 0.35))


def kalimba(p):
    """A thumb piano: metal tongues over a round hole."""
    box((2.0, 2.8, 0.5), wood(p.get("wood", "acacia"), "y", 0.4, 0.8), rounding=0.14, segments=6)
    cylinder(0.36, 0.01, plain("#17110d", 0.95), (0, -0.25, 0.5), rounding=0)
    torus(0.38, 0.03, wood("maple", "x"), (0, -0.25, 0.5), flat=0.5)
    steel = metal("steel")
    for y, thick in ((1.0, 0.05), (0.72, 0.035)):
        tube([(-0.86, y, 0.58), (0.86, y, 0.58)], thick, steel, kind="POLY")
    for index in range(15):
        x = (index - 7) * 0.118
        reach = -0.9 + 0.1 * abs(index - 7) + 0.03 * (index % 2)
        tongue = box((0.08, 1.26 - reach, 0.02), steel, rounding=0.008)
        move(tongue, (0, 0, 0), (-3.5, 0, 0))
        move(tongue, (x, (1.26 + reach) / 2, 0.63))


def recorder(p):
    """A recorder in three parts that lies beside nothing: holes, rings, mouthpiece."""
    body = wood(p.get("wood", "maple"), "z", 0.35)
    ring = plain(p.get("rings", "#efe6d2"), 0.3, 0.3)
    parts = [
        lathe([(0, 0), (0.2, 0), (0.24, 0.04), (0.19, 0.22), (0.13, 0.34), (0.13, 0.62), (0.15, 0.64), (0.14, 2.15), (0.16, 2.2), (0, 2.2)], body),
        lathe([(0, 2.22), (0.21, 2.22), (0.23, 2.3), (0.2, 2.42), (0.165, 2.5), (0.165, 3.1), (0.15, 3.3), (0.05, 3.42), (0, 3.42)], body),
    ]
    for z, r in ((0.64, 0.155), (2.2, 0.21), (0.3, 0.16)):
        parts.append(cylinder(r, 0.07, ring, (0, 0, z - 0.02), rounding=0.02))
    for index in range(7):
        parts.append(move(cylinder(0.036, 0.01, plain("#120d0a", 0.9), rounding=0, steps=20), (0, -0.142, 0.72 + index * 0.2 + (0.06 if index > 2 else 0)), (90, 0, 0)))
    parts.append(box((0.16, 0.06, 0.2), plain("#1a120d", 0.9), (0, -0.15, 2.78), 0.01))
    move_all(parts, (0, 0, -1.7))
    move_all(parts, (0, 0, 0.235), (-90, 0, 62))


def harmonica(p):
    width = 2.0
    box((width, 0.55, 0.16), wood(p.get("wood", "acacia"), "x", 0.4), (0, 0, 0.13), 0.02)
    for index in range(10):
        box((0.11, 0.03, 0.11), plain("#120e0b", 0.95), ((index - 4.5) * 0.165, -0.272, 0.155), 0)
    for z in (0.0, 0.28):
        box((width + 0.06, 0.6, 0.15), metal(p.get("metal", "polished")), (0, 0.06, z), 0.06, 5)
    box((1.0, 0.26, 0.012), plain(p.get("plate", "#7a2f2f"), 0.4, 0.3), (0, 0.06, 0.425), 0.004)


def pan_pipes(p):
    """Bamboo pipes of falling length, bound twice."""
    cane = wood("bamboo", "z", 0.4)
    for index in range(9):
        length = 2.6 - 0.2 * index
        x = (index - 4) * 0.29
        tube([(x, 0, 2.6 - length), (x, 0, 2.6)], 0.14, cane, kind="POLY")
        cylinder(0.1, 0.01, plain("#1b130c", 0.95), (x, 0, 2.6), rounding=0, steps=24)
        torus(0.118, 0.03, cane, (x, 0, 2.6), flat=0.6)
    for z in (2.05, 1.62):
        for y in (0.16, -0.16):
            box((2.75, 0.05, 0.14), plain(p.get("cord", "#8a3b2c"), 0.9), (0, y, z), 0.02)


def metronome(p):
    """A wooden pyramid with its scale and pendulum."""
    body = wood(p["wood"], "z", 0.35) if p.get("wood") else plain(p["color"], 0.35, 0.3, True)
    bottom, top, height = 0.72, 0.3, 2.2

    def place_of(u, v):
        corner = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
        t = u * 4
        index, f = int(t) % 4, t - int(t)
        (ax, ay), (bx, by) = corner[index], corner[(index + 1) % 4]
        size = bottom + (top - bottom) * v
        return ((ax + (bx - ax) * f) * size, (ay + (by - ay) * f) * size, 0.14 + height * v)

    grid(4, 1, place_of, body, closed=True, name="pyramid").data.polygons.foreach_set("use_smooth", [False] * 4)
    box((1.62, 1.62, 0.14), body, (0, 0, 0.02), 0.03)
    box((2 * top, 2 * top, 0.02), body, (0, 0, height + 0.13), 0.005)
    lean = math.degrees(math.atan((bottom - top) / height))
    panel = grid(1, 1, lambda u, v: ((u - 0.5) * (0.92 - 0.44 * v), 0, 1.75 * v), plain("#efe5cd", 0.6), name="scale")
    move(panel, (0, -bottom + 0.035, 0.32), (-lean, 0, 0))
    for index in range(12):
        mark = box((0.2 if index % 2 else 0.3, 0.01, 0.018), plain("#3a2c22", 0.6), (0, 0, 0.35 + index * 0.1), 0)
        move(mark, (0.0, -bottom + 0.03, 0.32), (-lean, 0, 0))
    rod = [tube([(0, 0, 0), (0, 0, 1.95)], 0.028, metal("steel"), kind="POLY"), box((0.2, 0.12, 0.24), metal("brass"), (0, 0, 1.2), 0.03)]
    for part in rod:
        move(part, (0, 0, 0), (0, 9, 0))
        move(part, (0, -bottom - 0.05, 0.36), (-lean, 0, 0))
    for x in (-0.6, 0.6):
        for y in (-0.6, 0.6):
            cylinder(0.1, 0.04, metal("brass"), (x, y, -0.015), rounding=0.01)


def record(p):
    """A record half out of its printed sleeve, standing with a lean."""
    size = 3.1
    parts = [box((size, 0.05, size), plain(p.get("edge", "#efe8d8"), 0.6), rounding=0.01)]
    parts.append(flat_label(size - 0.01, size - 0.01, picture(p["art"]["sleeve"], 0.5, 0.2), (0, -0.028, 0.005)))
    disc = [
        cylinder(1.5, 0.03, plain(p.get("vinyl", "#19191a"), 0.3, 0.3), rounding=0.01, steps=128),
        cylinder(0.5, 0.034, plain(p.get("label", "#c8553d"), 0.6), (0, 0, 0), rounding=0.004),
        cylinder(0.05, 0.037, plain("#efe8d8", 0.6), rounding=0),
    ]
    for r in (0.58, 0.8, 1.02, 1.24, 1.44):
        disc.append(torus(r, 0.006, plain("#0e0e0f", 0.3), (0, 0, 0.03)))
    for part in disc:
        move(part, (0, 0, 0), (90, 0, 0))
        move(part, (1.05, 0.03, 1.52))
    for part in parts + disc:
        move(part, (0, 0, 0), (-14, 0, 0))


ARCHETYPES = {
    "drum_sticks": drum_sticks,
    "snare": snare,
    "bongos": bongos,
    "cajon": cajon,
    "tambourine": tambourine,
    "maracas": maracas,
    "shaker_eggs": shaker_eggs,
    "triangle": triangle,
    "hand_bell": hand_bell,
    "kalimba": kalimba,
    "recorder": recorder,
    "harmonica": harmonica,
    "pan_pipes": pan_pipes,
    "metronome": metronome,
    "record": record,
}
