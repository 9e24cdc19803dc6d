"""Electronics for the desk and the bag."""

import math

from garments import dense
from materials import glow, leather, metal, picture, plain, wood
from shapes import ball, box, cylinder, flat_label, grid, move, move_all, rounded_outline, slab, torus, tube


def mouse(p):
    """A computer mouse: a low shell, two keys, a wheel."""
    shell = plain(p["color"], 0.42, 0.15, True)

    def place_of(u, v):
        a = 2 * math.pi * u
        ring = math.sin(math.pi / 2 * v) ** 0.75
        x = 0.32 * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)) * ring
        y = 0.56 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)) * ring
        high = 0.3 * (1 - ring**3.2) * (1 - 0.35 * (y + 0.1) ** 2 * (1 if y > 0 else 0.8)) + 0.03
        return (x, y, high)

    grid(96, 40, place_of, shell, closed=True, name="shell")
    base = slab([(0.31 * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), 0.55 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))) for a in [2 * math.pi * s / 96 for s in range(96)]], 0.05, plain("#2b2b2c", 0.6), 0.015)
    move(base, (0, 0, 0))
    line = [(0, 0.08 + 0.44 * s / 20) for s in range(21)]
    tube([(0, y, 0.3 * (1 - (y / 0.56) ** 3.2) * (1 - 0.35 * (y + 0.1) ** 2) + 0.031) for _, y in line], 0.011, plain("#222222", 0.8), kind="POLY", resolution=2)
    wheel = cylinder(0.09, 0.06, plain(p.get("wheel", "#2a2a2b"), 0.7), rounding=0.02)
    move(wheel, (-0.03, 0.3, 0.25), (0, 90, 0))


def phone(p):
    """A phone that stands upright with a slight lean, its screen lit."""
    width, height, thick = p.get("width", 0.74), p.get("height", 1.55), 0.08
    edge = plain(p["color"], 0.3, 0.4, True)
    body = slab(rounded_outline(width, height, 0.12 if width < 1.2 else 0.1), thick, edge, 0.03, 4)
    glass = slab(rounded_outline(width - 0.035, height - 0.035, 0.105 if width < 1.2 else 0.09), 0.006, plain("#101113", 0.1, 0.6), 0.002)
    move(glass, (0, 0, thick - 0.001))
    screen = grid(1, 1, lambda u, v: ((width - 0.11) * (u - 0.5), (height - 0.13) * (v - 0.5), 0), picture(p["art"]["screen"], 0.15, 0.5), name="screen")
    move(screen, (0, 0, thick + 0.0075))
    parts = [body, glass, screen]
    if width < 1.2:
        parts.append(cylinder(0.022, 0.002, plain("#050506", 0.1), (0, height / 2 - 0.115, thick + 0.008), rounding=0))
    move_all(parts, (0, height / 2, 0))
    move_all(parts, (0, 0, 0), (90 - p.get("lean", 14), 0, 0))
    if p.get("stand"):
        rest = wood(p["stand"], "x", 0.4)
        box((width * 0.9, 0.9, 0.16), rest, (0, 0.1, -0.16), 0.03)
        box((width * 0.5, 0.1, 0.9), rest, (0, 0.42, 0.0), 0.03)
        box((width * 0.7, 0.08, 0.1), rest, (0, -0.14, 0.0), 0.02)


def laptop(p):
    """An open laptop: keys, pad, screen."""
    width, depth = 3.0, 2.1
    case = metal("aluminium") if not p.get("color") else plain(p["color"], 0.35, 0.3, True)
    slab(rounded_outline(width, depth, 0.12), 0.13, case, 0.03, 4)
    box((width - 0.3, 1.05, 0.012), plain("#1c1d1f", 0.5), (0, 0.32, 0.122), 0.004)
    unit = (width - 0.36) / 14
    for row in range(5):
        keys = [unit] * 14 if row < 4 else [unit] * 4 + [unit * 5.6] + [unit * 1.1] * 4
        x = -(sum(keys)) / 2
        for size in keys:
            box((size - 0.035, 0.165, 0.03), plain("#2c2d30", 0.5), (x + size / 2, 0.74 - row * 0.205, 0.128), 0.01)
            x += size
    box((1.1, 0.62, 0.006), plain("#b9bbbe" if not p.get("color") else p["color"], 0.3), (0, -0.62, 0.128), 0.002)
    lid = slab(rounded_outline(width, depth, 0.12), 0.07, case, 0.025, 4)
    face = grid(1, 1, lambda u, v: ((width - 0.16) * (u - 0.5), (depth - 0.2) * (v - 0.5), 0), plain("#0f1012", 0.2, 0.4), name="glass")
    screen = grid(1, 1, lambda u, v: ((width - 0.3) * (u - 0.5), (depth - 0.36) * (v - 0.5), 0), picture(p["art"]["screen"], 0.25, 0.3), name="screen")
    move(face, (0, 0, 0.074))
    move(screen, (0, 0.02, 0.078))
    parts = [lid, face, screen]
    move_all(parts, (0, depth / 2, 0))
    move_all(parts, (0, depth / 2 - 0.02, 0.12), (74, 0, 0))


def monitor(p):
    """A flat screen on a foot."""
    width, height = p.get("width", 5.4), p.get("height", 3.1)
    foot = metal("aluminium") if not p.get("wood") else wood(p["wood"], "x", 0.4)
    dark = plain("#1d1e20", 0.45)
    parts = [box((width, 0.16, height), dark, rounding=0.06)]
    parts.append(flat_label(width - 0.16, height - 0.16, picture(p["art"]["screen"], 0.25, 0.3), (0, -0.083, 0.08)))
    move_all(parts, (0, 0, 1.15), (-4, 0, 0))
    if p.get("legs"):
        for side in (1, -1):
            tube([(side * width * 0.32, 0.1, 1.4), (side * width * 0.36, -0.6, 0.05)], 0.09, foot, kind="POLY")
            tube([(side * width * 0.32, 0.1, 1.4), (side * width * 0.36, 0.75, 0.05)], 0.09, foot, kind="POLY")
        return
    box((0.6, 0.14, 2.2), foot, (0, 0.22, 0.08), 0.04)
    slab(rounded_outline(2.2, 1.7, 0.3), 0.1, foot, 0.03)


def power_bank(p):
    """A slab of a battery with lamps and a short cable beside it."""
    box((0.72, 1.45, 0.2), plain(p["color"], 0.5, 0.05, True), rounding=0.09, segments=6)
    for index in range(4):
        cylinder(0.022, 0.006, glow("#f4f1e4", 1.5) if index < 3 else plain("#777777", 0.5), (-0.12 + index * 0.08, 0.5, 0.198), rounding=0, steps=20)
    cable = [(0, -0.7, 0.1), (0, -1.0, 0.06), (0.3, -1.25, 0.05), (0.8, -1.0, 0.05), (0.95, -0.3, 0.05), (0.75, 0.25, 0.05), (0.72, 0.5, 0.06)]
    tube(cable, 0.045, plain(p.get("cable", "#e8e1d2"), 0.8))
    box((0.14, 0.2, 0.08), plain(p.get("cable", "#e8e1d2"), 0.6), (0, -0.76, 0.06), 0.03)
    box((0.15, 0.26, 0.09), plain(p.get("cable", "#e8e1d2"), 0.6), (0.72, 0.6, 0.015), 0.03)
    box((0.1, 0.14, 0.04), metal("steel"), (0.72, 0.78, 0.04), 0.015)


def charger(p):
    """A slim plug for the wall: two sockets in its front, two flat blades at its end."""
    box((0.66, 0.4, 0.42), plain(p["color"], 0.4, 0.15, True), rounding=0.09, segments=6)
    dark, tongue, steel = plain("#1c1c1d", 0.6), plain("#d8d4cb", 0.5), metal("steel")
    for x in (-0.14, 0.12):
        rim = slab(rounded_outline(0.135, 0.052, 0.025), 0.006, steel, 0.002)
        hole = slab(rounded_outline(0.115, 0.034, 0.016), 0.008, dark, 0)
        for part in (rim, hole):
            move(part, (x, -0.197, 0.21), (90, 0, 0))
        box((0.075, 0.01, 0.01), tongue, (x, -0.204, 0.205), 0)
    cylinder(0.014, 0.004, glow("#f4f1e4", 1.5), (0.255, -0.199, 0.21), (90, 0, 0), rounding=0, steps=20)
    box((0.012, 0.26, 0.28), plain(p["color"], 0.6, 0, True), (0.333, 0, 0.07), 0.005)
    for y in (-0.075, 0.075):
        box((0.24, 0.018, 0.075), steel, (0.45, y, 0.1725), 0.008)


def cable(p):
    """A braided cable in a coil, tied, with its two plugs."""
    rope = plain(p["color"], 0.95, 0, True, 0.1)
    points = []
    for step in range(150):
        a = 2 * math.pi * step / 30
        r = 0.62 + 0.035 * math.sin(step * 0.7) + 0.02 * (step // 30)
        points.append((r * math.cos(a), r * math.sin(a), 0.06 + 0.05 * (step // 30) + 0.02 * math.sin(a * 1.5)))
    end = points[-1]
    tube([(-0.4, 1.1, 0.05), (0.2, 0.95, 0.05), (0.5, 0.55, 0.05)] + points + [(end[0] + 0.1, end[1] - 0.3, 0.2), (0.75, -0.8, 0.06), (0.35, -1.15, 0.05)], 0.05, rope)
    for place, turn in (((-0.52, 1.12, 0.05), 82), ((0.24, -1.22, 0.05), 128)):
        plug = [box((0.14, 0.3, 0.1), plain("#d9d6cf", 0.4), rounding=0.03), box((0.1, 0.16, 0.05), metal("steel"), (0, 0.2, 0.025), 0.02)]
        move_all(plug, (place[0], place[1], 0.0), (0, 0, turn))
    move(torus(0.16, 0.04, leather(p.get("tie", "#8a5631"), False), flat=2.2), (0.68, 0, 0.17), (90, 0, 0))


def radio(p):
    """A table radio: grille, lit scale, two knobs, handle."""
    width, depth, height = 3.0, 1.1, 1.75
    case = wood(p["wood"], "x", 0.4, 0.6) if p.get("wood") else plain(p["color"], 0.38, 0.3, True)
    box((width, depth, height), case, (0, 0, 0.06), 0.2, 8)
    y = -depth / 2 - 0.005
    panel = slab(rounded_outline(width - 0.36, height - 0.34, 0.12), 0.03, plain(p.get("panel", "#e9e0cb"), 0.5), 0.01)
    move(panel, (0, y + 0.02, 0.06 + height / 2), (90, 0, 0))
    for index in range(15):
        box((1.28, 0.04, 0.035), plain("#4a3f35", 0.6), (-0.55, y - 0.015, 0.36 + index * 0.08), 0.012)
    move(flat_label(1.0, 0.42, picture(p["art"]["scale"], 0.4), (0.72, y - 0.017, 1.15)), (0, 0, 0))
    for x, r in ((0.46, 0.19), (1.0, 0.19)):
        move(cylinder(r, 0.16, metal("brass") if p.get("brass", True) else plain("#2a2a2b", 0.5), rounding=0.03), (x, y - 0.01, 0.7), (90, 0, 0))
    tube([(-1.1, 0, height + 0.04), (-1.05, 0, height + 0.4), (-0.8, 0, height + 0.52), (0.8, 0, height + 0.52), (1.05, 0, height + 0.4), (1.1, 0, height + 0.04)], 0.07, leather("#6b4226", False))
    tube([(1.2, 0.3, height), (1.28, 0.3, height + 1.7)], 0.025, metal("steel"), kind="POLY")
    for x in (-1.2, 1.2):
        box((0.24, 0.8, 0.08), plain("#262626", 0.8), (x, 0, -0.01), 0.03)


def camera(p):
    """A viewfinder camera: leather round the body, lens with rings, dials."""
    silver = metal("aluminium")
    hide = leather(p["color"])
    box((1.45, 0.42, 0.86), silver, rounding=0.12, segments=6)
    box((1.47, 0.44, 0.5), hide, (0, 0, 0.16), 0.13, 6)
    box((0.6, 0.36, 0.2), silver, (0, 0, 0.84), 0.06)
    y = -0.2
    for radius, start, length, paint in ((0.38, 0, 0.12, silver), (0.34, 0.1, 0.2, plain("#1d1d1e", 0.5)), (0.36, 0.18, 0.08, plain("#2a2a2c", 0.8)), (0.32, 0.28, 0.12, silver)):
        move(cylinder(radius, length, paint, rounding=0.02), (0, y - start, 0.42), (90, 0, 0))
    move(torus(0.27, 0.05, plain("#161617", 0.4)), (0, y - 0.4, 0.42), (90, 0, 0))
    eye = ball(0.24, plain("#1a2230", 0.03, 1.0), detail=5)
    eye.scale = (1, 0.35, 1)
    move(eye, (0, y - 0.36, 0.42))
    for x, r, h in ((-0.5, 0.15, 0.1), (0.48, 0.12, 0.1), (0.3, 0.06, 0.1)):
        cylinder(r, h, silver, (x, 0, 0.85), rounding=0.015, steps=40)
    move(box((0.24, 0.03, 0.16), plain("#20262e", 0.05, 0.8), rounding=0.01), (0.5, -0.215, 0.68))
    move(box((0.14, 0.03, 0.14), plain("#20262e", 0.05, 0.8), rounding=0.01), (-0.1, -0.185, 0.88))
    for side in (1, -1):
        move(torus(0.06, 0.018, silver), (side * 0.75, 0, 0.68), (90, 0, 0))
    if p.get("strap"):
        line = dense([(-0.76, 0, 0.66), (-1.1, 0.2, 0.3), (-1.15, 0.5, 0.04), (-0.5, 0.95, 0.03), (0.5, 1.0, 0.03), (1.2, 0.55, 0.04), (1.1, 0.2, 0.3), (0.76, 0, 0.66)], 60)
        tube(line[::4], 0.04, leather(p["strap"], False))


def instant_camera(p):
    """A camera with a slot that has just given out a picture."""
    body = plain(p["color"], 0.4, 0.2, True)
    box((1.25, 0.95, 0.95), body, rounding=0.16, segments=6)
    y = -0.47
    move(cylinder(0.33, 0.16, plain("#262729", 0.5), rounding=0.03), (0, y, 0.56), (90, 0, 0))
    move(torus(0.26, 0.06, plain("#3a3b3d", 0.5)), (0, y - 0.17, 0.56), (90, 0, 0))
    eye = ball(0.2, plain("#19202c", 0.03, 1.0))
    eye.scale = (1, 0.3, 1)
    move(eye, (0, y - 0.14, 0.56))
    box((0.26, 0.05, 0.16), plain("#f3efe2", 0.2, 0.5), (-0.42, y - 0.0, 0.74), 0.02)
    box((0.2, 0.05, 0.13), plain("#1c232c", 0.05, 0.8), (0.44, y, 0.76), 0.015)
    move(cylinder(0.07, 0.05, plain("#c8503f", 0.4), rounding=0.015), (0.45, y, 0.5), (90, 0, 0))
    for index, color in enumerate(("#c8503f", "#e2a545", "#7d9b63", "#4f8a96")):
        box((0.05, 0.012, 0.2), plain(color, 0.5), (-0.08 + index * 0.055, y - 0.006, 0.02), 0)
    box((0.94, 0.06, 0.05), plain("#17181a", 0.8), (0, y + 0.005, 0.18), 0.01)
    sheet = [box((0.82, 0.7, 0.012), plain("#f2eee3", 0.5), rounding=0.004), box((0.66, 0.5, 0.004), plain("#7fa3b0", 0.4, 0.4), (0, 0.04, 0.011), 0)]
    move_all(sheet, (0, y - 0.3, 0.19), (8, 0, 0))


ARCHETYPES = {
    "mouse": mouse,
    "phone": phone,
    "laptop": laptop,
    "monitor": monitor,
    "power_bank": power_bank,
    "charger": charger,
    "cable": cable,
    "radio": radio,
    "camera": camera,
    "instant_camera": instant_camera,
}
