"""Stringed instruments that lie on their back, and what is played with keys."""

import math

from materials import metal, plain, wood
from shapes import box, cylinder, move, rounded_outline, slab, torus, tube


def rounded(points, count=160):
    """A closed smooth line through the right half of an outline (from top to bottom) and its mirror."""
    full = points + [(-x, y) for x, y in reversed(points)]
    result = []
    for step in range(count):
        t = step / count * len(full)
        index, f = int(t), t - int(t)
        a, b, c, d = (full[(index + shift) % len(full)] for shift in (-1, 0, 1, 2))
        result.append(tuple(0.5 * (2 * b[k] + (c[k] - a[k]) * f + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f**3) for k in (0, 1)))
    return result


ACOUSTIC = [(0.25, 1.02), (0.62, 0.92), (0.8, 0.58), (0.72, 0.2), (0.7, 0.02), (0.86, -0.3), (1.0, -0.75), (0.86, -1.16), (0.4, -1.36)]
SINGLE = [(0.25, 0.86), (0.62, 0.86), (0.8, 0.56), (0.68, 0.1), (0.86, -0.4), (0.94, -0.84), (0.74, -1.2), (0.3, -1.3)]


def neck(start, end, width, count, frets, scale, board, stem, head_paint):
    """Neck, fingerboard, frets, head with pegs, along y; returns the places where strings end."""
    length = end - start
    tube([(0, start, scale * 0.24), (0, end, scale * 0.26)], width * 0.52, stem, kind="POLY")
    box((width * 1.04, length + scale * 0.5, scale * 0.07), board, (0, (start + end) / 2 - scale * 0.25, scale * 0.44), 0.012)
    for fret in range(1, frets):
        y = end - length * 1.5 * (1 - 2 ** (-fret / 12))
        if y > start - scale * 0.45:
            box((width, 0.014 * scale + 0.008, 0.014), metal("aluminium"), (0, y, scale * 0.505), 0)
        if fret in (3, 5, 7, 9, 12):
            cylinder(0.035 * scale + 0.012, 0.01, plain("#efe8d8", 0.3, 0.3), (0, y + 0.06 * scale, scale * 0.504), rounding=0.002, steps=20)
    box((width * 1.06, 0.07 * scale, 0.07 * scale), plain("#efe8d8", 0.4), (0, end + 0.02, scale * 0.47), 0.01)
    head = slab(rounded([(width * 0.5, 0), (width * 0.78, 0.16 * scale), (width * 0.82, 0.5 * scale), (width * 0.6, 0.86 * scale)], 60), 0.16 * scale, head_paint, 0.02)
    move(head, (0, 0, 0), (-10, 0, 0))
    move(head, (0, end + 0.02, scale * 0.32))
    half = count // 2
    for index in range(count):
        side = 1 if index < half else -1
        row = index % half
        y = end + scale * (0.26 + 0.5 * row / max(1, half - 1)) if half > 1 else end + scale * 0.4
        z = scale * (0.48 - 0.18 * (y - end))
        cylinder(0.045 * scale, 0.14 * scale, metal("steel"), (side * width * 0.5, y, z), rounding=0.01, steps=24)
        tube([(side * width * 0.6, y, z - 0.1 * scale), (side * width * 1.05, y, z - 0.1 * scale)], 0.025 * scale, metal("steel"), kind="POLY")
        knob = cylinder(0.09 * scale, 0.06 * scale, plain("#efe6d0", 0.3, 0.3), rounding=0.02, steps=24)
        move(knob, (side * width * 1.1, y, z - 0.1 * scale), (0, 90, 0))


def strings(count, width, start, end, height, high):
    for index in range(count):
        x = (index / (count - 1) - 0.5) * width
        tube([(x * 1.25, start, high), (x, end, height)], 0.006 + 0.0025 * (count - index) / count, metal("steel" if index > 1 else "brass"), kind="POLY", resolution=2)


def guitar(p):
    """A guitar or ukulele with a round hole."""
    scale = p.get("scale", 1.9)
    count = p.get("strings", 6)
    outline = [(x * scale, y * scale) for x, y in rounded(ACOUSTIC)]
    slab(outline, 0.42 * scale, wood(p.get("sides", "walnut"), "y", 0.35, 0.6), 0.03)
    top = slab([(x * 0.985, y * 0.985) for x, y in outline], 0.03, wood(p.get("top", "maple"), "y", 0.35, 0.7), 0.012)
    move(top, (0, 0, 0.42 * scale - 0.012))
    face = 0.42 * scale + 0.018
    edge = [(x * 0.992, y * 0.992, face) for x, y in outline]
    tube(edge, 0.022, plain(p.get("binding", "#efe4cc"), 0.4, 0.3), closed=True, kind="POLY", resolution=3)
    cylinder(0.28 * scale, 0.008, plain("#1c1512", 0.9), (0, 0.22 * scale, face), rounding=0)
    for r in (0.295, 0.34):
        torus(r * scale, 0.012 * scale, plain("#3a251a", 0.4), (0, 0.22 * scale, face + 0.003), flat=0.4)
    dark = wood("ebony", "x", 0.4)
    box((0.72 * scale, 0.16 * scale, 0.07 * scale), dark, (0, -0.72 * scale, face), 0.02)
    box((0.42 * scale, 0.03 * scale, 0.1 * scale), plain("#efe8d8", 0.4), (0, -0.7 * scale, face), 0.006)
    width = 0.24 * scale if count > 4 else 0.25 * scale
    rise = 0.42 * scale - scale * 0.42
    start, end = 0.9 * scale, p.get("neck", 2.75) * scale
    neck(start, end, width, count, 18 if count > 4 else 14, scale, dark, wood(p.get("sides", "walnut"), "y", 0.4), wood(p.get("sides", "walnut"), "y", 0.35))
    strings(count, width * 0.8, -0.7 * scale, end, scale * 0.53 + rise, face + 0.1 * scale)


def electric_guitar(p):
    """A solid guitar: pickups, guard, knobs, bridge."""
    scale = 1.9
    if p.get("shape") == "single":
        outline = [(x * scale, y * scale) for x, y in rounded(SINGLE)]
    else:
        right = [(0.28, 0.62), (0.42, 1.06), (0.6, 1.12), (0.72, 0.8), (0.66, 0.3), (0.66, 0.0), (0.84, -0.4), (0.9, -0.82), (0.7, -1.16), (0.3, -1.24)]
        left = [(-0.3, -1.24), (-0.72, -1.1), (-0.92, -0.74), (-0.84, -0.36), (-0.64, 0.04), (-0.7, 0.4), (-0.84, 0.86), (-0.76, 1.24), (-0.56, 1.2), (-0.36, 0.66)]
        full = right + left
        outline = []
        for step in range(180):
            t = step / 180 * len(full)
            index, f = int(t), t - int(t)
            a, b, c, d = (full[(index + shift) % len(full)] for shift in (-1, 0, 1, 2))
            outline.append(tuple(scale * 0.5 * (2 * b[k] + (c[k] - a[k]) * f + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f**3) for k in (0, 1)))
    thick = 0.42 * scale
    slab(outline, thick, plain(p["color"], 0.22, 0.8, True), 0.07, 5)
    guard = slab([(0.45 * scale, 0.42 * scale), (0.5 * scale, -0.2 * scale), (0.62 * scale, -0.72 * scale), (0.3 * scale, -0.86 * scale), (0.16 * scale, -0.5 * scale), (-0.34 * scale, -0.4 * scale), (-0.42 * scale, 0.5 * scale)], 0.02, plain(p.get("guard", "#f0ead9"), 0.3, 0.4), 0.008)
    move(guard, (0, 0, thick - 0.002))
    for y in (0.3, 0.0, -0.3):
        slim = slab(rounded_outline(0.42 * scale, 0.12 * scale, 0.05), 0.06, plain("#f1ece0" if p.get("guard") == "#2a2624" else "#2a2624", 0.35), 0.015)
        move(slim, (0, y * scale, thick + 0.012))
        for index in range(6):
            cylinder(0.022, 0.012, metal("steel"), ((index - 2.5) * 0.055 * scale, y * scale, thick + 0.07), rounding=0.004, steps=16)
    box((0.42 * scale, 0.2 * scale, 0.1 * scale), metal("polished"), (0, -0.66 * scale, thick + 0.01), 0.02)
    for x, y in ((0.42, -0.52), (0.5, -0.78)):
        cylinder(0.075 * scale, 0.1 * scale, metal("steel"), (x * scale, y * scale, thick + 0.01), rounding=0.02)
    end = 2.62 * scale
    neck(0.4 * scale, end, 0.23 * scale, 6, 21, scale, wood(p.get("board", "maple"), "y", 0.35), wood("maple", "y", 0.35), wood("maple", "y", 0.35))
    strings(6, 0.18 * scale, -0.66 * scale, end, scale * 0.535, thick + 0.12 * scale)


def banjo(p):
    """A banjo: skin on a ring with hooks, five strings."""
    radius = 1.45
    cylinder(radius, 0.62, wood(p.get("wood", "maple"), "x", 0.35), rounding=0.04)
    cylinder(radius + 0.02, 0.06, plain("#f0e9d8", 0.6), (0, 0, 0.6), rounding=0.02)
    torus(radius + 0.02, 0.06, metal("polished"), (0, 0, 0.64))
    torus(radius + 0.06, 0.05, metal("polished"), (0, 0, 0.2))
    for index in range(22):
        a = 2 * math.pi * index / 22
        x, y = (radius + 0.1) * math.cos(a), (radius + 0.1) * math.sin(a)
        tube([(x, y, 0.16), (x, y, 0.66)], 0.025, metal("steel"), kind="POLY", resolution=3)
        cylinder(0.05, 0.12, metal("steel"), (x, y, 0.12), rounding=0.012, steps=16)
    scale, end = 1.36, 5.2
    neck(1.5, end, 0.36, 4, 20, scale, wood("ebony", "y", 0.4), wood("walnut", "y", 0.4), wood("walnut", "y", 0.35))
    box((0.6, 0.1, 0.16), wood("maple", "x"), (0, -0.5, 0.65), 0.02)
    box((0.4, 0.24, 0.12), metal("polished"), (0, -1.34, 0.62), 0.03)
    strings(4, 0.28, -1.3, end, 0.74, 0.8)


def keys(p):
    """A small keyboard: white and black keys in a case with knobs."""
    octaves = p.get("octaves", 2)
    count = 7 * octaves + 1
    unit, depth = 0.235, 1.45
    width = count * unit + 0.3
    case = wood(p["wood"], "x", 0.4) if p.get("wood") else plain(p["color"], 0.45, 0.1, True)
    box((width, depth + 1.0, 0.34), case, (0, 0.42, 0), 0.06, 4)
    box((width - 0.2, 0.72, 0.02), plain(p.get("panel", "#2a2b2d"), 0.5), (0, 1.28, 0.335), 0.005)
    low = -depth / 2 + 0.04
    for index in range(count):
        x = (index - (count - 1) / 2) * unit
        box((unit - 0.012, depth - 0.06, 0.13), plain("#f0ece2", 0.3, 0.3), (x, low + depth / 2 - 0.02, 0.29), 0.018)
        if index % 7 in (0, 1, 3, 4, 5) and index < count - 1:
            box((unit * 0.56, depth * 0.6, 0.15), plain("#1f1f20", 0.35, 0.2), (x + unit / 2, low + depth * 0.66, 0.38), 0.02)
    for index in range(p.get("knobs", 6)):
        x = -width * 0.36 + index * 0.36
        cylinder(0.11, 0.14, plain(p.get("knob", "#e8e2d4"), 0.4), (x, 1.3, 0.35), rounding=0.02, steps=32)
        box((0.02, 0.09, 0.01), plain("#c8553d", 0.5), (x, 1.35, 0.49), 0)
    for index in range(4):
        box((0.2, 0.2, 0.05), plain(("#c8553d", "#e2a545", "#7d9b63", "#4f8a96")[index], 0.5), (width * 0.22 + index * 0.27, 1.3, 0.35), 0.02)


ARCHETYPES = {"guitar": guitar, "electric_guitar": electric_guitar, "banjo": banjo, "keys": keys}
