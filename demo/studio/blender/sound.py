"""Sound and play: turntable, microphones, mixer, earbuds, controllers, and what looks far or near."""

import math

from cloth_materials import mesh_cloth
from materials import glass, glow, metal, picture, plain, wood
from shapes import ball, box, cylinder, grid, lathe, move, move_all, rounded_outline, slab, torus, tube


def turntable(p):
    """A record player with a record on it and its arm at rest on the groove."""
    width, depth = 4.2, 3.4
    box((width, depth, 0.5), wood(p["wood"], "x", 0.4, 0.5) if p.get("wood") else plain(p["color"], 0.35, 0.4, True), (0, 0, 0.12), 0.06, 4)
    for x in (-1.7, 1.7):
        for y in (-1.3, 1.3):
            cylinder(0.24, 0.14, plain("#262626", 0.8), (x, y, 0), rounding=0.03)
    x = -0.5
    cylinder(1.52, 0.12, metal("aluminium"), (x, 0, 0.62), rounding=0.03, steps=128)
    cylinder(1.48, 0.03, plain("#161617", 0.3, 0.2), (x, 0, 0.74), rounding=0.01, steps=128)
    for r in (0.62, 0.8, 0.98, 1.16, 1.34):
        torus(r, 0.007, plain("#0c0c0d", 0.25), (x, 0, 0.77))
    cylinder(0.5, 0.012, plain(p.get("label", "#c8553d"), 0.6), (x, 0, 0.765), rounding=0.003)
    cylinder(0.035, 0.14, metal("steel"), (x, 0, 0.76), rounding=0.01)
    cylinder(0.34, 0.26, metal("aluminium"), (1.55, 0.95, 0.6), rounding=0.03)
    tube([(1.55, 1.35, 1.0), (1.55, 0.95, 1.0), (1.5, 0.2, 1.0), (1.2, -0.5, 0.95), (0.62, -0.86, 0.86)], 0.05, metal("polished"))
    head = box((0.16, 0.42, 0.08), plain("#232325", 0.4), rounding=0.02)
    move(move(head, (0, 0, 0), (0, 0, -58)), (0.5, -0.92, 0.8))
    move(cylinder(0.17, 0.3, metal("steel"), rounding=0.03), (1.55, 1.3, 1.0), (-90, 0, 0))
    for y in (-1.3, -0.9):
        cylinder(0.14, 0.08, metal("aluminium"), (1.75, y, 0.61), rounding=0.02)


def microphone(p):
    """A studio microphone in a cradle on a round foot."""
    body = plain(p["color"], 0.35, 0.3, True)
    lathe([(0, 1.55), (0.36, 1.55), (0.39, 1.6), (0.39, 2.5), (0.36, 2.56), (0, 2.56)], body)
    lathe([(0.33, 2.52), (0.37, 2.58), (0.38, 3.2), (0.34, 3.46), (0.2, 3.6), (0, 3.64)], mesh_cloth("#a9aaac", 60))
    torus(0.385, 0.03, metal("brass") if p.get("brass") else metal("steel"), (0, 0, 2.54))
    move(cylinder(0.09, 0.03, metal("steel"), rounding=0.01), (0, -0.385, 2.1), (90, 0, 0))
    for side in (1, -1):
        tube([(side * 0.55, 0, 2.4), (side * 0.58, 0, 1.9), (side * 0.4, 0, 1.25), (0, 0, 1.1)], 0.05, metal("black"))
        move(cylinder(0.1, 0.2, metal("black"), rounding=0.03), (side * 0.38, 0, 2.36), (0, side * 90, 0))
    tube([(0, 0, 0.1), (0, 0, 1.2)], 0.07, metal("black"), kind="POLY")
    lathe([(0, 0), (0.95, 0), (1.0, 0.04), (0.98, 0.12), (0.3, 0.2), (0, 0.2)], metal("black"))


def stage_microphone(p):
    """A hand microphone that lies with its cable end to the back."""
    parts = [
        lathe([(0, 0), (0.17, 0), (0.19, 0.05), (0.24, 1.5), (0.3, 1.72), (0, 1.72)], plain(p.get("color", "#2b2b2d"), 0.45, 0.1)),
        lathe([(0, 1.7), (0.36, 1.7), (0.42, 1.82), (0.4, 2.1), (0.24, 2.34), (0, 2.42)], mesh_cloth(p.get("grille", "#b4b5b7"), 50)),
        torus(0.4, 0.04, metal(p.get("ring", "polished")), (0, 0, 1.92)),
        box((0.12, 0.05, 0.24), metal("steel"), (0, -0.21, 0.95), 0.02),
    ]
    move_all(parts, (0, 0, 0), (-83, 0, 0))
    move_all(parts, (0.4, -1.1, 0.19), (0, 0, 58))


def mixer(p):
    """A small mixer: rows of knobs and faders on a sloping face."""
    width, depth = 3.2, 2.6
    parts = [box((width, depth, 0.28), plain(p.get("color", "#2c2d30"), 0.5), rounding=0.05)]
    for column in range(6):
        x = -1.3 + column * 0.42
        for row in range(4):
            y = 1.05 - row * 0.36
            parts.append(cylinder(0.105, 0.14, plain(("#e2a545", "#d9d4c8", "#d9d4c8", "#4f8a96")[row], 0.45), (x, y, 0.27), rounding=0.02, steps=28))
            parts.append(box((0.016, 0.08, 0.008), plain("#1c1c1d", 0.5), (x, y + 0.05, 0.41), 0))
        parts.append(box((0.035, 0.95, 0.01), plain("#0f0f10", 0.8), (x, -0.72, 0.277), 0))
        parts.append(box((0.2, 0.12, 0.12), plain("#f0ebde" if column < 5 else "#c8503f", 0.45), (x, -1.05 + 0.12 * ((column * 3) % 5), 0.28), 0.025))
    for index in range(8):
        paint = plain("#7dbb63" if index < 5 else "#e2a545" if index < 7 else "#c8503f", 0.4)
        parts.append(box((0.14, 0.06, 0.02), paint, (1.32, -0.4 + index * 0.12, 0.275), 0.006))
    parts.append(cylinder(0.17, 0.16, plain("#c8503f", 0.45), (1.3, -0.9, 0.27), rounding=0.02))
    move_all(parts, (0, 0, 0.12), (6, 0, 0))
    for side in (1, -1):
        cheek = slab([(-1.32, -0.02), (1.34, -0.02), (1.34, 0.62), (-1.32, 0.36)], 0.12, wood(p.get("wood", "walnut"), "x", 0.4), 0.02)
        move(cheek, (0, 0, 0), (90, 0, 90))
        move(cheek, (side * (width / 2 + 0.06) - 0.06, 0, 0.02))


def earbuds(p):
    """Two earbuds in an open case."""
    shell = plain(p["color"], 0.28, 0.5, True)
    slab(rounded_outline(1.3, 0.62, 0.28), 0.42, shell, 0.12, 6)
    tray = slab(rounded_outline(1.16, 0.5, 0.23), 0.02, plain("#2a2a2c", 0.6), 0.005)
    move(tray, (0, 0, 0.41))
    lid = [slab(rounded_outline(1.3, 0.62, 0.28), 0.24, shell, 0.1, 6)]
    inner = slab(rounded_outline(1.14, 0.48, 0.22), 0.012, plain("#2a2a2c", 0.6), 0.003)
    lid.append(move(inner, (0, 0, -0.006)))
    move_all(lid, (0, 0.31, 0))
    move_all(lid, (0, 0.29, 0.44), (76, 0, 0))
    for side in (1, -1):
        bud = ball(0.16, shell, detail=4)
        move(bud, (side * 0.3, -0.02, 0.53))
        tube([(side * 0.3, -0.06, 0.56), (side * 0.34, -0.1, 0.42)], 0.075, shell, kind="POLY")
        move(cylinder(0.09, 0.1, plain("#4a4a4c", 0.8), rounding=0.04), (side * 0.22, -0.1, 0.6), (40, -side * 30, 0))
    cylinder(0.02, 0.006, plain("#7dbb63", 0.4), (0, -0.3, 0.2), rounding=0)


def controller(p):
    """A game controller: two grips, sticks, cross, four keys."""
    half = [(0, 0.42), (0.35, 0.46), (0.75, 0.42), (1.05, 0.2), (1.2, -0.3), (1.18, -0.72), (0.98, -0.86), (0.76, -0.62), (0.52, -0.3), (0.2, -0.24), (0, -0.24)]
    outline = []
    full = half + [(-x, y) for x, y in reversed(half[1:-1])]
    for step in range(140):
        t = step / 140 * len(full)
        index, f = int(t), t - int(t)
        a, b, c, d = (full[(index + shift) % len(full)] for shift in (-1, 0, 1, 2))
        outline.append(tuple(0.5 * (2 * b[k] + (c[k] - a[k]) * f + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f**3) for k in (0, 1)))
    slab(outline, 0.42, plain(p["color"], 0.42, 0.1, True), 0.16, 6)
    dark = plain("#232325", 0.6)
    for x, y in ((-0.36, -0.02), (0.36, -0.02)):
        cylinder(0.2, 0.03, dark, (x, y, 0.41), rounding=0.01)
        cylinder(0.09, 0.16, dark, (x, y, 0.42), rounding=0.02)
        lathe([(0, 0.12), (0.16, 0.12), (0.18, 0.16), (0.16, 0.22), (0.1, 0.2), (0, 0.19)], dark).matrix_world.translation = (x, y, 0.42)
    for size in ((0.34, 0.12), (0.12, 0.34)):
        box((*size, 0.07), dark, (-0.72, 0.18, 0.4), 0.03)
    for index, color in enumerate(p.get("keys", ["#c8503f", "#e2a545", "#7d9b63", "#4f8a96"])):
        a = math.pi / 2 * index
        cylinder(0.075, 0.08, plain(color, 0.3, 0.4), (0.72 + 0.15 * math.cos(a), 0.18 + 0.15 * math.sin(a), 0.4), rounding=0.02, steps=28)
    for x in (-0.14, 0.14):
        box((0.12, 0.06, 0.05), dark, (x, 0.2, 0.4), 0.02)
    for side in (1, -1):
        box((0.5, 0.18, 0.16), dark, (side * 0.66, 0.42, 0.16), 0.06)


def handheld(p):
    """A small game console with a square screen."""
    parts = [slab(rounded_outline(1.15, 1.9, 0.14), 0.28, plain(p["color"], 0.42, 0.15, True), 0.05, 5)]
    dark = plain("#2b2c2f", 0.5)
    parts.append(move(slab(rounded_outline(0.98, 0.82, 0.07), 0.02, dark, 0.006), (0, 0.42, 0.272)))
    parts.append(move(grid(1, 1, lambda u, v: (0.68 * (u - 0.5), 0.6 * (v - 0.5), 0), picture(p["art"]["screen"], 0.3, 0.3), name="screen"), (0, 0.42, 0.295)))
    for size in ((0.36, 0.12), (0.12, 0.36)):
        parts.append(box((*size, 0.07), dark, (-0.3, -0.32, 0.26), 0.03))
    for x, y in ((0.2, -0.4), (0.42, -0.26)):
        parts.append(cylinder(0.1, 0.08, plain("#b5392f", 0.3, 0.4), (x, y, 0.26), rounding=0.02))
    for x in (-0.16, 0.1):
        parts.append(move(box((0.2, 0.07, 0.04), dark, rounding=0.02), (x, -0.68, 0.27), (0, 0, 24)))
    for index in range(5):
        parts.append(move(box((0.03, 0.24, 0.01), dark, rounding=0), (0.24 + index * 0.07, -0.76, 0.276), (0, 0, -24)))
    move_all(parts, (0, 0.95, 0))
    move_all(parts, (0, 0, 0), (76, 0, 0))


def telescope(p):
    """A tube on a wooden tripod."""
    legs = wood(p.get("wood", "beech"), "z", 0.4)
    for index in range(3):
        a = 2 * math.pi * index / 3 + 0.5
        tube([(0.16 * math.cos(a), 0.16 * math.sin(a), 3.4), (1.5 * math.cos(a), 1.5 * math.sin(a), 0.05)], 0.1, legs, kind="POLY")
        cylinder(0.11, 0.12, plain("#262626", 0.8), (1.5 * math.cos(a), 1.5 * math.sin(a), 0), rounding=0.03)
    cylinder(0.3, 0.3, metal("brass"), (0, 0, 3.3), rounding=0.04)
    shell = plain(p["color"], 0.3, 0.4, True)
    brass = metal("brass")
    parts = [cylinder(0.36, 2.9, shell, (0, 0, -0.9), rounding=0.03), cylinder(0.42, 0.4, brass, (0, 0, 1.9), rounding=0.03), cylinder(0.3, 0.4, brass, (0, 0, -1.25), rounding=0.03), cylinder(0.2, 0.5, plain("#232325", 0.5), (0, 0, -1.7), rounding=0.03), cylinder(0.15, 0.3, brass, (0, 0, -1.95), rounding=0.03)]
    parts.append(cylinder(0.33, 0.01, plain("#1b2432", 0.05, 0.8), (0, 0, 2.29), rounding=0))
    parts.append(torus(0.37, 0.035, brass, (0, 0, -0.1)))
    move_all(parts, (0, 0, 0), (0, 62, 0))
    move_all(parts, (0, 0, 3.9))


def magnifier(p):
    """A reading glass with a wooden handle that lies over nothing."""
    ring = [torus(0.9, 0.09, metal(p.get("metal", "brass"))), lathe([(0, -0.05), (0.5, -0.045), (0.88, -0.01), (0.88, 0.01), (0.5, 0.045), (0, 0.05)], glass("#f2f8f8"))]
    handle = [lathe([(0, 0), (0.09, 0.01), (0.12, 0.3), (0.17, 0.8), (0.14, 1.4), (0.18, 1.62), (0, 1.7)], wood(p.get("wood", "walnut"), "z", 0.35)), cylinder(0.13, 0.26, metal(p.get("metal", "brass")), (0, 0, -0.14), rounding=0.03)]
    move_all(handle, (0, -0.98, 0), (90, 0, 0))
    move_all(ring + handle, (0, 0, 0.18), (0, 0, 0))


def drive(p):
    """A small disk drive with ribs and a short cable."""
    body = plain(p["color"], 0.5, 0.1, True)
    box((0.9, 1.3, 0.2), body, rounding=0.09, segments=6)
    for index in range(7):
        box((0.6, 0.05, 0.02), plain("#1f2021", 0.6), (0, -0.36 + index * 0.12, 0.192), 0.008)
    cylinder(0.022, 0.006, plain("#9fd07a", 0.4), (0.3, 0.52, 0.198), rounding=0)
    tube([(0, 0.64, 0.1), (0, 0.9, 0.07), (-0.4, 1.15, 0.045), (-0.9, 0.8, 0.045), (-0.85, 0.2, 0.045), (-0.75, -0.05, 0.045)], 0.04, plain("#2a2a2b", 0.8))
    box((0.14, 0.26, 0.09), plain("#2a2a2b", 0.5), (-0.74, -0.2, 0.01), 0.03)
    box((0.1, 0.14, 0.045), metal("steel"), (-0.73, -0.38, 0.035), 0.015)


def webcam(p):
    """A round, flat camera that looks to the front, on a short neck and a disc of steel."""
    shell = plain(p["color"], 0.4, 0.2, True)
    head = [cylinder(0.5, 0.34, shell, rounding=0.1)]
    head.append(cylinder(0.43, 0.02, plain("#131416", 0.12, 0.8), (0, 0, 0.33), rounding=0.008))
    head.append(cylinder(0.2, 0.04, plain("#26282b", 0.35), (0, 0, 0.345), rounding=0.015))
    head.append(torus(0.185, 0.014, metal("steel"), (0, 0, 0.386)))
    eye = ball(0.16, plain("#10151f", 0.03, 1.0))
    eye.scale = (1, 1, 0.28)
    head.append(move(eye, (0, 0, 0.37)))
    head.append(cylinder(0.02, 0.004, glow("#9fd07a", 1.2), (0, 0.32, 0.349), rounding=0, steps=20))
    move_all(head, (0, 0.17, 0), (90, 0, 0))
    move_all(head, (0, 0, 1.06), (-7, 0, 0))
    tube([(0, 0.06, 0.1), (0, 0.06, 0.66)], 0.075, metal("steel"), kind="POLY")
    cylinder(0.48, 0.09, metal("steel"), rounding=0.03, steps=96)
    cable = plain("#2a2a2b", 0.8)
    tube([(0.05, 0.16, 0.95), (0.06, 0.42, 0.9), (0.1, 0.7, 0.5), (0.3, 0.85, 0.06), (0.75, 0.75, 0.04), (1.0, 0.35, 0.04), (0.95, -0.1, 0.04)], 0.035, cable)
    box((0.15, 0.24, 0.08), cable, (0.94, -0.2, 0.005), 0.03)
    box((0.12, 0.13, 0.045), metal("steel"), (0.94, -0.37, 0.022), 0.012)


ARCHETYPES = {
    "turntable": turntable,
    "microphone": microphone,
    "stage_microphone": stage_microphone,
    "mixer": mixer,
    "earbuds": earbuds,
    "controller": controller,
    "handheld": handheld,
    "telescope": telescope,
    "magnifier": magnifier,
    "drive": drive,
    "webcam": webcam,
}
