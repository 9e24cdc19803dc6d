"""Bathroom and dressing table: scents, tubes, tins, brushes, combs."""

import math
import random

import bmesh
from mathutils import Matrix

from containers import label_of
from materials import Nodes, glass, linear, liquid, metal, picture, plain, wood
from shapes import add_mesh, box, cylinder, flat_label, grid, lathe, move, move_all, slab, torus, tube, wrapped_label


def perfume(p):
    """A flacon of thick glass, square or round, with a cap and a label."""
    width, depth, height = p.get("size", (0.62, 0.34, 0.72))
    body, juice = glass(p.get("glass", "#ffffff")), liquid(p.get("liquid", "#e3b878"))
    cap = p.get("cap", "#1f1f20")
    top = plain(cap, 0.3, 0.4) if cap.startswith("#") else metal(cap) if cap in ("brass", "gold", "steel") else wood(cap, "z")
    if p.get("form") == "round":
        radius = width / 2
        lathe([(0, 0), (radius - 0.05, 0), (radius, 0.05), (radius, height / 2), (radius, height - 0.08), (radius - 0.06, height), (0.12, height + 0.03), (0.1, height + 0.06), (0, height + 0.06)], body)
        lathe([(0, 0.1), (radius - 0.12, 0.1), (radius - 0.06, 0.16), (radius - 0.06, height * 0.82), (0, height * 0.82)], juice)
        wrapped_label(radius + 0.004, height * 0.2, height * 0.74, 130, label_of(p))
    else:
        box((width, depth, height), body, rounding=0.05, segments=4)
        box((width - 0.12, depth - 0.12, height * 0.72), juice, (0, 0, 0.1), 0.03)
        flat_label(width * 0.66, height * 0.5, label_of(p), (0, -depth / 2 - 0.003, height * 0.2))
    cylinder(0.12, 0.1, metal(p.get("collar", "gold")), (0, 0, height), rounding=0.01)
    if p.get("square_cap"):
        box((0.26, 0.26, 0.3), top, (0, 0, height + 0.09), 0.03)
    else:
        cylinder(0.16, 0.32, top, (0, 0, height + 0.09), rounding=0.03)


def lipstick(p):
    """An open lipstick, its cap beside it."""
    case = plain(p.get("case", "#1d1c1e"), 0.25, 0.5)
    cylinder(0.11, 0.42, case, rounding=0.012)
    cylinder(0.098, 0.2, metal("gold"), (0, 0, 0.41), rounding=0.01)
    cylinder(0.088, 0.12, metal("gold"), (0, 0, 0.6), rounding=0.006)

    def place_of(u, v):
        a = 2 * math.pi * u
        r = 0.078 if v <= 0.8 else 0.078 * (1 - (v - 0.8) / 0.2)
        x, y = r * math.cos(a), r * math.sin(a)
        peak = 0.3 + x * 1.5 - 3.2 * max(0, x) ** 1.6
        return (x, y, 0.68 + peak * min(1, v / 0.8))

    grid(48, 30, place_of, plain(p["color"], 0.35, 0.15, True), closed=True, name="bullet")
    move_all([cylinder(0.115, 0.62, case, rounding=0.015), cylinder(0.117, 0.03, metal("gold"), rounding=0.005)], (-0.34, 0.06, 0))


def nail_polish(p):
    """Bottles of nail polish in a row."""
    for index, color in enumerate(p["paints"]):
        x = (index - (len(p["paints"]) - 1) / 2) * 0.42
        y = 0.05 * (index % 2)
        parts = [lathe([(0, 0), (0.15, 0), (0.175, 0.02), (0.18, 0.08), (0.18, 0.3), (0.15, 0.38), (0.08, 0.42), (0, 0.42)], plain(color, 0.08, 1.0)), lathe([(0, 0.4), (0.085, 0.4), (0.09, 0.42), (0.075, 0.6), (0.07, 0.86), (0.06, 0.88), (0, 0.88)], plain("#202022", 0.3, 0.3))]
        move_all(parts, (x, y, 0))


def cream_tube(p):
    """A tube that stands on its cap, printed in front."""
    radius, height = p.get("radius", 0.24), p.get("height", 1.25)

    def face(front):
        def place_of(u, v):
            a = math.pi * (1 + u) if front else math.pi * u
            wide = radius + (math.pi / 2 - 1) * radius * v**1.5
            deep = radius * (1 - v**1.6) + 0.012
            return (wide * math.cos(a), deep * math.sin(a), 0.3 + height * v)

        return place_of

    skin = plain(p["paper"], 0.35, 0.1)
    grid(48, 40, face(True), skin, name="front")
    grid(48, 40, face(False), skin, name="back")

    def print_of(u, v):
        x, y, z = face(True)(0.2 + 0.6 * u, 0.05 + 0.87 * v)
        return (x, y - 0.003, z)

    grid(48, 40, print_of, picture(p["art"]["front"], 0.35, 0.1), name="print")
    box((radius * math.pi * 0.995, 0.034, 0.13), skin, (0, 0, 0.3 + height - 0.02), 0.006)
    cap = plain(p.get("cap", "#f1ece2"), 0.4, 0.1)
    cylinder(radius * 0.9, 0.3, cap, rounding=0.02)
    cylinder(radius * 0.96, 0.02, skin, (0, 0, 0.29), rounding=0.004)


def round_label(radius, material):
    """A round print that lies, its lower edge towards the camera."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    ring = [bm.verts.new((radius * math.cos(a), radius * math.sin(a), 0)) for a in [2 * math.pi * step / 96 for step in range(96)]]
    for loop in bm.faces.new(ring).loops:
        loop[layer].uv = (0.5 + loop.vert.co.x / radius / 2, 0.5 + loop.vert.co.y / radius / 2)
    return add_mesh("label", bm, material)


def salve_tins(p):
    """A flat tin that leans on two others, its printed lid in front."""
    radius, thick = p.get("radius", 0.4), 0.2
    shine = plain(p["lid"], 0.3, 0.2) if p.get("lid") else metal("aluminium", "round")

    def one():
        return [cylinder(radius, thick * 0.6, metal("aluminium"), rounding=0.02), cylinder(radius + 0.012, thick * 0.55, shine, (0, 0, thick * 0.48), rounding=0.025), move(round_label(radius - 0.04, picture(p["art"]["label"], 0.4, 0.1)), (0, 0, thick * 1.031))]

    for index in range(2):
        move_all(one(), (0.04 * index, 0, index * thick * 1.034), (0, 0, 20 * index - 12))
    slope, top = 58, 2 * thick * 1.034
    reach = top / math.tan(math.radians(slope))
    move_all(move_all(one(), (0, radius, 0)), (0.05, -radius - reach - 0.02, 0), (slope, 0, 0))


def hair_brush(p):
    """A paddle brush that lies on its back, bristles up."""
    kind = wood(p.get("wood", "beech"), "y")
    outline = []
    for step in range(41):
        a = math.radians(-62 + 304 * step / 40)
        outline.append((0.42 * math.cos(a), 0.5 + 0.58 * math.sin(a)))
    outline += [(-0.12, -0.2), (-0.1, -0.5), (-0.12, -0.9), (-0.1, -1.1), (0, -1.16), (0.1, -1.1), (0.12, -0.9), (0.1, -0.5), (0.12, -0.2)]
    slab(outline, 0.13, kind, 0.045)
    pad = lathe([(0, 0.05), (0.1, 0.05), (0.3, 0.02), (0.34, -0.02), (0, -0.02)], plain(p.get("pad", "#e8dfd0"), 0.7))
    pad.matrix_world = Matrix.Translation((0, 0.52, 0.14)) @ Matrix.Diagonal((1, 1.42, 1, 1))
    pin = wood("birch", "z")
    for row in range(-6, 7):
        for column in range(-4, 5):
            x, y = column * 0.075 + 0.018 * (row % 2), row * 0.072
            if (x / 0.3) ** 2 + (y / 0.43) ** 2 < 0.95:
                tube([(x, 0.52 + y, 0.15), (x * 1.06, 0.52 + y * 1.06, 0.37)], 0.013, pin, kind="POLY", resolution=2)


def comb(p):
    """A wide comb of wood with rounded teeth."""
    kind = wood(p.get("wood", "olive"), "x")
    slab([(-0.95, 0), (-0.9, 0.2), (-0.6, 0.33), (0, 0.38), (0.6, 0.33), (0.9, 0.2), (0.95, 0)][::-1], 0.11, kind, 0.035)
    for side in (1, -1):
        box((0.13, 0.55, 0.1), kind, (side * 0.88, -0.24, 0.005), 0.04)
    for index in range(21):
        x = (index - 10) * 0.077
        tube([(x, 0.04, 0.055), (x, -0.35, 0.055), (x, -0.5, 0.055)], 0.027, kind, kind="POLY", radii=[1, 0.9, 0.45], resolution=4)


def toothbrushes(p):
    """Two brushes of bamboo, side by side."""
    for index, color in enumerate(p["bristles"]):
        kind = wood("bamboo", "y")
        outline = [(0.055, -1.0), (0.075, -0.6), (0.06, 0.1), (0.04, 0.45), (0.062, 0.62), (0.062, 0.9), (0.03, 0.97)]
        parts = [slab(outline + [(-x, y) for x, y in reversed(outline)], 0.075, kind, 0.028)]
        for row in range(8):
            for column in range(-1, 2):
                x, y = column * 0.036, 0.6 + row * 0.042
                parts.append(cylinder(0.017, 0.13, plain(color, 0.8), (x, y, 0.07), rounding=0.006, steps=12))
        for part in parts:
            move(part, ((index - 0.5) * 0.36, 0.08 * index, 0), (0, 0, (5, -6)[index]))


def shaving_brush(p):
    """A brush that stands on its turned handle, a fan of bristles on top."""
    kind = p.get("handle", "ebony")
    grip = plain(kind, 0.15, 0.6) if kind.startswith("#") else wood(kind, "z", 0.3)
    lathe([(0, 0), (0.24, 0), (0.26, 0.03), (0.25, 0.12), (0.17, 0.26), (0.14, 0.38), (0.18, 0.5), (0.19, 0.58), (0, 0.58)], grip)
    cylinder(0.192, 0.06, metal("brass"), (0, 0, 0.56), rounding=0.01)
    n = Nodes("bristles", "#8a7358", roughness=0.85)
    place = n.place()
    axes = n.add("SeparateXYZ")
    n.link(place, axes.inputs[0])
    n.color(n.ramp(axes.outputs["Z"], [(0.62, linear("#6b563d")), (0.82, linear("#33271c")), (0.95, linear("#c9b594")), (1.0, linear("#e4d6ba"))]))
    dice = random.Random(7)
    for _ in range(420):
        a, r = dice.random() * 6.283, math.sqrt(dice.random())
        c, s = math.cos(a), math.sin(a)
        high = 1.2 + 0.07 * math.sqrt(max(0, 1 - r * r)) + 0.025 * dice.random()
        tube([(0.165 * r * c, 0.165 * r * s, 0.58), (0.25 * r * c, 0.25 * r * s, 0.9), (0.34 * r * c, 0.34 * r * s, high)], 0.011, n.material, radii=[1, 0.9, 0.5], resolution=1)


def soap_stack(p):
    """Three bars of soap, tied with twine."""
    height = 0.26
    for index, color in enumerate(p["paints"]):
        move(box((0.92, 0.6, height), plain(color, 0.5, 0.05), rounding=0.05, segments=5), (0, 0, index * height), (0, 0, (0, 3, -2)[index % 3]))
    top, twine = height * len(p["paints"]), plain("#b08d58", 0.95)
    for x, y in ((0.478, 0), (0, 0.318)):
        points = [(x, y, 0.02), (x, y, top - 0.03), (x * 0.94, y * 0.94, top + 0.012), (-x * 0.94, -y * 0.94, top + 0.012), (-x, -y, top - 0.03), (-x, -y, 0.02)]
        tube(points, 0.014, twine, kind="POLY", resolution=3)
    for side in (1, -1):
        tube([(0, 0, top + 0.02), (side * 0.14, 0.1, top + 0.07), (side * 0.24, 0.02, top + 0.05), (side * 0.12, -0.06, top + 0.03), (0, 0, top + 0.02)], 0.013, twine, resolution=3)
        tube([(0, 0, top + 0.02), (side * 0.12, -0.12, top + 0.025), (side * 0.2, -0.24, top + 0.016)], 0.013, twine, resolution=3)
    torus(0.02, 0.018, twine, (0, 0, top + 0.025))


ARCHETYPES = {
    "perfume": perfume,
    "lipstick": lipstick,
    "nail_polish": nail_polish,
    "cream_tube": cream_tube,
    "salve_tins": salve_tins,
    "hair_brush": hair_brush,
    "comb": comb,
    "toothbrushes": toothbrushes,
    "shaving_brush": shaving_brush,
    "soap_stack": soap_stack,
}
