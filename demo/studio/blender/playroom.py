"""Toys and games: vehicles, figures, boards, soft animals."""

import math

from cloth_materials import felt
from materials import glass, metal, picture, plain, wood
from shapes import ball, box, cylinder, grid, lathe, move, move_all, rounded_outline, slab, torus, tube
from toys import wheels


def dice(p):
    """Five dice with round corners."""
    spots = {1: [(0, 0)], 2: [(-1, 1), (1, -1)], 3: [(-1, 1), (0, 0), (1, -1)], 4: [(-1, -1), (-1, 1), (1, -1), (1, 1)], 5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 1), (1, -1), (1, 1), (-1, 0), (1, 0)]}
    places = [(-0.75, 0.2, 12), (0.0, 0.45, -24), (0.78, 0.15, 35), (-0.35, -0.55, -8), (0.5, -0.6, 18)]
    for index, (x, y, turn) in enumerate(places):
        paint = plain(p["paints"][index % len(p["paints"])], 0.3, 0.4)
        pip = plain(p.get("pip", "#2b2622"), 0.5)
        parts = [box((0.56, 0.56, 0.56), paint, rounding=0.08, segments=5)]
        for count, rotate in (((index + 1) % 6 + 1, (0, 0, 0)), ((index + 3) % 6 + 1, (90, 0, 0)), ((index + 4) % 6 + 1, (90, 0, 90))):
            for dx, dy in spots[count]:
                mark = cylinder(0.05, 0.008, pip, rounding=0, steps=24)
                move(mark, (dx * 0.15, dy * 0.15, 0.276))
                parts.append(move(move(mark, (0, 0, 0), rotate), (0, 0, 0.28)))
        move_all(parts, (x, y, 0), (0, 0, turn))


PIECES = {
    "pawn": [(0, 0), (0.15, 0), (0.17, 0.04), (0.15, 0.09), (0.08, 0.16), (0.06, 0.32), (0.1, 0.35), (0.05, 0.37), (0.1, 0.42), (0.11, 0.48), (0.06, 0.56), (0, 0.57)],
    "rook": [(0, 0), (0.17, 0), (0.19, 0.04), (0.17, 0.1), (0.11, 0.18), (0.1, 0.45), (0.15, 0.5), (0.15, 0.62), (0.11, 0.62), (0.11, 0.56), (0, 0.56)],
    "bishop": [(0, 0), (0.17, 0), (0.19, 0.04), (0.16, 0.1), (0.08, 0.2), (0.06, 0.46), (0.12, 0.5), (0.06, 0.53), (0.11, 0.62), (0.09, 0.74), (0.03, 0.82), (0.05, 0.86), (0, 0.9)],
    "queen": [(0, 0), (0.18, 0), (0.2, 0.04), (0.17, 0.1), (0.09, 0.22), (0.07, 0.58), (0.13, 0.62), (0.07, 0.66), (0.15, 0.88), (0.1, 0.88), (0.06, 0.94), (0, 0.98)],
    "king": [(0, 0), (0.18, 0), (0.2, 0.04), (0.17, 0.1), (0.1, 0.22), (0.08, 0.64), (0.14, 0.68), (0.08, 0.72), (0.14, 0.94), (0.12, 0.98), (0, 1.0)],
}


def chess(p):
    """A board with the pieces of both sides in their places."""
    size = 0.5
    box((8 * size + 0.5, 8 * size + 0.5, 0.24), wood(p.get("frame", "walnut"), "x", 0.35), (0, 0, 0), 0.04)
    grid(1, 1, lambda u, v: (8 * size * (u - 0.5), 8 * size * (v - 0.5), 0.243), picture(p["art"]["board"], 0.35, 0.2), name="board")
    order = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"]
    for kind, row, pawns in (("maple", 0, 1), ("walnut", 7, 6)):
        turned = wood(kind, "z", 0.35, 1.4) if kind == "maple" else wood("ebony", "z", 0.35)
        for column in range(8):
            x, y = (column - 3.5) * size, (row - 3.5) * size
            piece(order[column], turned, (x, y, 0.243), 1 if row == 0 else -1)
            piece("pawn", turned, (x, (pawns - 3.5) * size, 0.243), 1)


def piece(name, material, place, forward):
    if name == "knight":
        parts = [lathe([(0, 0), (0.17, 0), (0.19, 0.04), (0.16, 0.1), (0.12, 0.16), (0.1, 0.2), (0, 0.2)], material, 32, 1)]
        head = slab([(-0.1, 0), (0.1, 0), (0.13, 0.2), (0.06, 0.44), (-0.02, 0.5), (-0.06, 0.42), (-0.2, 0.3), (-0.18, 0.22), (-0.06, 0.26), (-0.1, 0.12)], 0.14, material, 0.04)
        move(head, (0, 0, -0.07))
        parts.append(move(move(head, (0, 0, 0), (90, 0, 90 * forward)), (0, 0, 0.18)))
        return move_all(parts, place)
    parts = [lathe(PIECES[name], material, 32, 1)]
    if name == "king":
        parts += [box((0.04, 0.04, 0.16), material, (0, 0, 0.98), 0.01), box((0.12, 0.04, 0.04), material, (0, 0, 1.05), 0.01)]
    return move_all(parts, place)


def yoyo(p):
    """A yo-yo that stands on its rim, the string with its loop beside it."""
    paint = plain(p["color"], 0.22, 0.7, True)
    for side in (1, -1):
        half = lathe([(0, 0), (0.16, 0), (0.2, 0.06), (0.5, 0.12), (0.62, 0.2), (0.64, 0.3), (0.58, 0.38), (0.4, 0.42), (0, 0.42)], paint)
        inset = cylinder(0.3, 0.02, wood("maple", "x", 0.4), (0, 0, 0.412), rounding=0.008)
        move_all([half, inset], (0, 0, 0.04))
        move_all([half, inset], (0, 0, 0), (90 * side, 0, 0))
        move_all([half, inset], (0, 0, 0.64))
    tube([(0, 0, 0.25), (0.3, -0.02, 0.06), (0.8, -0.1, 0.03), (1.3, 0.2, 0.03), (1.5, -0.4, 0.03), (0.9, -0.75, 0.03), (0.4, -0.9, 0.03)], 0.022, plain("#efe8d8", 0.9))
    torus(0.17, 0.022, plain("#efe8d8", 0.9), (0.24, -0.96, 0.025))


def abacus(p):
    """A wooden frame with rows of coloured beads."""
    frame = wood("beech", "x", 0.4)
    upright = wood("beech", "z", 0.4)
    rows = len(p["paints"])
    width, high = 3.2, 0.4 * rows + 0.5
    for side in (1, -1):
        box((0.2, 0.34, high), upright, (side * width / 2, 0, 0.16), 0.04)
        box((0.3, 1.1, 0.16), frame, (side * width / 2, 0, 0), 0.04)
    box((width + 0.3, 0.34, 0.2), frame, (0, 0, high + 0.1), 0.04)
    for row, color in enumerate(p["paints"]):
        z = 0.5 + row * 0.4
        move(cylinder(0.035, width, metal("steel"), rounding=0.005, steps=16), (-width / 2, 0, z), (0, 90, 0))
        gap = (row * 3 + 4) % 8 + 1
        for index in range(10):
            x = -width / 2 + 0.25 + index * 0.215 + (0.55 if index >= gap else 0)
            bead = lathe([(0.03, -0.1), (0.13, -0.085), (0.18, 0), (0.13, 0.085), (0.03, 0.1)], plain(color, 0.3, 0.4), 32, 1)
            move(bead, (x, 0, z), (0, 90, 0))


def nesting_dolls(p):
    """Three painted dolls of falling size."""
    profile = [(0, 0), (0.62, 0), (0.66, 0.04), (0.78, 0.5), (0.8, 0.85), (0.68, 1.25), (0.5, 1.5), (0.53, 1.7), (0.55, 1.95), (0.44, 2.25), (0.22, 2.4), (0, 2.42)]
    for index, (x, y, scale) in enumerate(((-0.85, 0.25, 1), (0.62, 0.05, 0.74), (1.45, -0.45, 0.5))):
        face = picture(p["art"][f"doll{index}"], 0.22, 0.6)

        def place_of(u, v):
            t = v * (len(profile) - 1)
            i = min(int(t), len(profile) - 2)
            f = t - i
            points = [profile[max(0, min(len(profile) - 1, i + k))] for k in (-1, 0, 1, 2)]
            r, z = (0.5 * (2 * points[1][k] + (points[2][k] - points[0][k]) * f + (2 * points[0][k] - 5 * points[1][k] + 4 * points[2][k] - points[3][k]) * f * f + (3 * points[1][k] - points[0][k] - 3 * points[2][k] + points[3][k]) * f**3) for k in (0, 1))
            a = 2 * math.pi * u + math.pi / 2
            return (max(0, r) * scale * math.cos(a), max(0, r) * scale * math.sin(a), z * scale)

        move(grid(96, 66, place_of, face, name="doll"), (x, y, 0))


def plush(p):
    """A sitting soft animal: bear, rabbit, elephant or cat."""
    fur = felt(p["color"])
    pale = felt(p.get("pale", "#e9dcc3"), False)
    dark = plain("#1f1a18", 0.25, 0.5)

    def lump(radius, place, size=(1, 1, 1), turn=(0, 0, 0), material=fur):
        thing = ball(radius, material, detail=5)
        for vertex in thing.data.vertices:
            vertex.co = (vertex.co.x * size[0], vertex.co.y * size[1], vertex.co.z * size[2])
        return move(thing, place, turn)

    lump(0.82, (0, 0, 0.85), (1, 0.9, 1.1))
    lump(0.6, (0, -0.3, 0.85), (1, 0.8, 1.15), material=pale)
    lump(0.72, (0, -0.06, 2.12), (1.08, 0.95, 0.96))
    kind = p.get("kind", "bear")
    for side in (1, -1):
        lump(0.36, (side * 0.62, -0.72, 0.36), (0.95, 1.5, 0.95), (0, 0, side * 22))
        lump(0.27, (side * 0.79, -1.18, 0.38), (0.95, 0.35, 1.05), (0, 0, side * 22), pale)
        lump(0.28, (side * 0.86, -0.22, 1.2), (0.9, 0.9, 1.75), (12, side * -32, 0))
        ball(0.065, dark, (side * 0.25, -0.68, 2.26), 4)
        if kind == "bear":
            lump(0.27, (side * 0.55, 0.02, 2.68), (1, 0.55, 1))
            lump(0.18, (side * 0.54, -0.1, 2.67), (1, 0.45, 1), material=pale)
        elif kind == "rabbit":
            lump(0.3, (side * 0.3, 0.08, 3.2), (0.72, 0.45, 2.1), (0, side * 9, 0))
            lump(0.2, (side * 0.3, -0.05, 3.18), (0.62, 0.32, 2.3), (0, side * 9, 0), pale)
        elif kind == "elephant":
            lump(0.62, (side * 0.9, 0.12, 2.2), (0.95, 0.26, 1.1), (0, side * 12, side * 18))
            lump(0.45, (side * 0.88, -0.02, 2.18), (0.9, 0.22, 1.1), (0, side * 12, side * 18), pale)
        else:
            lathe([(0, 0.52), (0.1, 0.46), (0.3, 0.05), (0.26, 0), (0, 0)], fur).matrix_world.translation = (side * 0.46, -0.02, 2.58)
    if kind == "elephant":
        tube([(0, -0.6, 2.05), (0, -1.0, 1.8), (0, -1.12, 1.4), (0.12, -1.3, 1.15), (0.2, -1.45, 1.25)], 0.2, fur, radii=[1.3, 1.1, 0.95, 0.85, 0.75])
    else:
        lump(0.3, (0, -0.62, 2.0), (1.15, 0.8, 0.85), material=pale)
        lump(0.1, (0, -0.87, 2.1), (1.25, 0.7, 0.85), material=dark)
        tube([(0, -0.87, 2.04), (0, -0.88, 1.93), (0.09, -0.84, 1.87)], 0.014, dark)
        tube([(0, -0.88, 1.93), (-0.09, -0.84, 1.87)], 0.014, dark, kind="POLY")
    if p.get("scarf"):
        torus(0.56, 0.14, felt(p["scarf"], False), (0, -0.04, 1.6))
        move(box((0.3, 0.1, 0.72), felt(p["scarf"], False), rounding=0.05), (0.3, -0.72, 0.92), (-14, 8, 0))


def race_car(p):
    """A long wooden racing car with a driver's hole and a number."""
    paint = plain(p["color"], 0.25, 0.6, True)
    outline = [(-1.4, 0.02), (1.35, 0.0), (1.5, 0.12), (1.42, 0.3), (0.9, 0.42), (0.25, 0.5), (-0.2, 0.5), (-0.9, 0.62), (-1.3, 0.5), (-1.46, 0.25)]
    move(slab(outline, 0.62, paint, 0.14, 6), (0, 0.31, 0.14), (90, 0, 0))
    cylinder(0.2, 0.02, plain("#241b16", 0.9), (-0.12, 0, 0.628), rounding=0)
    torus(0.21, 0.035, wood("beech", "x"), (-0.12, 0, 0.635))
    ball(0.15, wood("beech", "z"), (-0.14, 0, 0.74), 4)
    for y in (-0.318, 0.318):
        move(cylinder(0.17, 0.012, plain("#f2ecdd", 0.5), rounding=0.003), (0.45, y, 0.38), (90, 0, 0))
    move(box((0.04, 0.014, 0.18), plain("#26221f", 0.6), rounding=0), (0.45, -0.332, 0.29))
    box((0.62, 0.02, 0.0101), plain("#f2ecdd", 0.5), (0.72, 0, 0.5), 0)
    for x, r in ((-0.95, 0.34), (0.95, 0.28)):
        wheels(wood("beech", "x"), [(x, -0.36), (x, 0.52)], r, 0.2, plain("#26221f", 0.7))


def aeroplane(p):
    """A wooden aeroplane with a propeller."""
    paint = plain(p["color"], 0.3, 0.4, True)
    body = lathe([(0, -1.3), (0.26, -1.28), (0.36, -1.0), (0.4, -0.4), (0.34, 0.4), (0.18, 1.3), (0.08, 1.5), (0, 1.5)], paint)
    move(body, (0, 0, 0.62), (-90, 0, 0))
    beech = wood("beech", "x", 0.4)
    wing = slab(rounded_outline(3.6, 0.8, 0.38), 0.13, beech, 0.04)
    move(wing, (0, -0.45, 0.4))
    move(slab(rounded_outline(1.4, 0.46, 0.2), 0.1, beech, 0.03), (0, 1.2, 0.6))
    move(slab([(-0.24, 0), (0.24, 0), (0.24, 0.42), (0.06, 0.56), (-0.14, 0.5)], 0.09, paint, 0.03), (0.045, 1.2, 0.7), (90, 0, 90))
    move(cylinder(0.1, 0.16, beech, rounding=0.04), (0, -1.26, 0.62), (90, 0, 0))
    for turn in (25, 205):
        blade = slab(rounded_outline(0.62, 0.15, 0.07), 0.05, wood("walnut", "x", 0.4), 0.02)
        move(move(move(blade, (0.32, 0, 0)), (0, 0, 0), (90, 0, 0)), (0, -1.36, 0.62), (0, turn, 0))
    for x in (-0.55, 0.55):
        move(cylinder(0.22, 0.12, wood("walnut", "x"), rounding=0.04), (x - 0.06, -0.6, 0.22), (0, 90, 0))
        box((0.07, 0.14, 0.3), beech, (x, -0.6, 0.18), 0.02)
    move(cylinder(0.06, 0.06, wood("walnut", "x"), rounding=0.02), (-0.03, 1.35, 0.06), (0, 90, 0))
    box((0.06, 0.1, 0.5), beech, (0, 1.35, 0.06), 0.02)
    ball(0.17, beech, (0, -0.25, 1.06), 4)


def rocket(p):
    """A wooden rocket on three fins."""
    paint = plain(p["color"], 0.3, 0.4, True)
    lathe([(0, 0.5), (0.36, 0.5), (0.4, 0.54), (0.56, 1.3), (0.56, 1.9), (0.5, 2.3), (0, 2.3)], plain(p.get("body", "#efe6d2"), 0.35, 0.3))
    lathe([(0, 2.28), (0.51, 2.28), (0.42, 2.65), (0.2, 3.05), (0.05, 3.2), (0, 3.2)], paint)
    cylinder(0.3, 0.24, wood("walnut", "z"), (0, 0, 0.3), rounding=0.04, top_radius=0.2)
    for index in range(3):
        fin = slab([(0.0, 1.15), (0.42, 0.62), (0.5, 0.0), (0.34, 0.0), (0.1, 0.42), (0.0, 0.5)], 0.12, paint, 0.03)
        move(fin, (0.38, 0, -0.06))
        move(move(fin, (0, 0, 0), (90, 0, 0)), (0, 0, 0), (0, 0, 30 + index * 120))
    for z, r in ((1.75, 0.17), (1.25, 0.11)):
        move(torus(r, 0.04, paint), (0, -0.565, z), (90, 0, 0))
        move(cylinder(r, 0.03, plain("#2c4a63", 0.12, 0.8), rounding=0.01), (0, -0.545, z), (90, 0, 0))


def bath_duck(p):
    """A rubber duck."""
    rubber = plain(p["color"], 0.35, 0.3, True)

    def lump(radius, place, size, turn=(0, 0, 0), material=rubber):
        thing = ball(radius, material, detail=5)
        for vertex in thing.data.vertices:
            vertex.co = (vertex.co.x * size[0], vertex.co.y * size[1], vertex.co.z * size[2])
        return move(thing, place, turn)

    lump(0.7, (0.05, 0, 0.52), (1.2, 0.92, 0.76))
    lump(0.34, (0.72, 0, 0.82), (1.1, 0.7, 0.55), (0, -38, 0))
    lump(0.46, (-0.42, 0, 1.28), (1, 0.98, 0.98))
    beak = plain("#d9702f", 0.35, 0.3)
    lump(0.2, (-0.86, 0, 1.24), (1.15, 1.05, 0.34), (0, -8, 0), beak)
    lump(0.18, (-0.83, 0, 1.16), (1.0, 0.95, 0.3), (0, 12, 0), beak)
    for side in (1, -1):
        lump(0.34, (0.18, side * 0.56, 0.66), (1.15, 0.4, 0.7), (0, -14, side * 6))
        lump(0.085, (-0.7, side * 0.27, 1.42), (0.7, 0.7, 1), material=plain("#1b1715", 0.15, 0.8))


def marbles(p):
    """Glass marbles with a ribbon of colour inside."""
    places = [(-0.8, 0.2, 0.34), (-0.05, 0.35, 0.3), (0.66, 0.12, 0.32), (-0.4, -0.42, 0.28), (0.28, -0.5, 0.3), (1.05, -0.5, 0.24)]
    for index, (x, y, r) in enumerate(places):
        color = p["paints"][index % len(p["paints"])]
        ball(r, plain(color, 0.06, 1.0) if index % 3 else glass("#d9ece8"), (x, y, r), 5)
        if index % 3 == 0:
            line = [(x + r * 0.42 * math.cos(s * 0.5 + index), y + r * 0.42 * math.sin(s * 0.5 + index), r + r * 0.6 * (s / 8 - 1)) for s in range(17)]
            tube(line, r * 0.22, plain(color, 0.4))


def flying_disc(p):
    """A flying disc that leans on its twin."""
    for place, turn, color in (((0, 0.25, 0), (0, 0, 0), p["color"]), ((0.3, -0.5, 0.46), (12, -10, 0), p.get("second", p["color"]))):
        paint = plain(color, 0.4, 0.2, color == p["color"])
        disc = lathe([(0, 0.26), (0.9, 0.25), (1.2, 0.2), (1.34, 0.08), (1.35, 0), (1.3, 0), (1.27, 0.08), (1.14, 0.15), (0, 0.2)], paint, 96)
        rings = [torus(r, 0.008, paint, (0, 0, 0.256 - 0.02 * (r > 0.85))) for r in (0.5, 0.7, 0.88)]
        move_all([disc, *rings], place, turn)


ARCHETYPES = {
    "dice": dice,
    "chess": chess,
    "yoyo": yoyo,
    "abacus": abacus,
    "nesting_dolls": nesting_dolls,
    "plush": plush,
    "race_car": race_car,
    "aeroplane": aeroplane,
    "rocket": rocket,
    "bath_duck": bath_duck,
    "marbles": marbles,
    "flying_disc": flying_disc,
}
