"""Furniture and things that stand about a room: baskets, mirrors, benches, lamps on legs."""

import math

from cloth_materials import weave
from containers import label_of
from materials import Nodes, glass, glow, linear, liquid, metal, plain, wood
from shapes import ball, box, cylinder, grid, lathe, move, solidify, torus, tube, wrapped_label
from woodwork import leg


def rope_basket(p):
    """A basket coiled from cotton rope, with two loops to carry it."""
    radius, height, thick = p.get("radius", 1.9), p.get("height", 2.6), 0.12
    rope = weave(p["color"], 26, 0.9)
    rows = round(height / (thick * 1.9))
    for row in range(rows + 1):
        t = row / rows
        torus(radius * (0.86 + 0.14 * math.sin(math.pi * (0.25 + 0.5 * t))), thick, rope, (0, 0, thick + row * thick * 1.9))
    for ring in range(1, 9):
        torus(radius * 0.92 * ring / 9, thick, rope, (0, 0, thick))
    top = thick + height
    for side in (1, -1):
        x = side * radius * 0.96
        tube([(x, -0.5, top - 0.35), (x * 1.02, -0.46, top + 0.2), (x * 1.03, 0, top + 0.55), (x * 1.02, 0.46, top + 0.2), (x, 0.5, top - 0.35)], thick, rope)


def table_mirror(p):
    """A round mirror in a rim, on a stem and a foot."""
    radius = p.get("radius", 1.0)
    rim = metal(p["metal"]) if p.get("metal") else wood(p.get("wood", "oak"), "x")
    silver = Nodes("mirror", "#eef0f1", roughness=0.02, metallic=1.0).material
    height = radius + 0.75
    face = lathe([(0, 0.112), (radius - 0.2, 0.112), (radius - 0.19, 0.1115), (radius - 0.08, 0.096), (radius - 0.08, 0.09)], silver, 96, 0)
    parts = [cylinder(radius, 0.1, rim, rounding=0.03, steps=96), torus(radius - 0.045, 0.045, rim, (0, 0, 0.09)), face]
    for part in parts:
        move(part, (0, -0.02, height), (92, 0, 0))
    tube([(0, 0.06, 0.05), (0, 0.06, height - radius * 0.94)], 0.055, rim, kind="POLY")
    lathe([(0, 0), (0.56, 0), (0.6, 0.03), (0.58, 0.08), (0.2, 0.12), (0.08, 0.2), (0, 0.2)], rim)


def bench(p):
    """A bench of one board on four splayed legs."""
    width, depth, height = p.get("width", 10), p.get("depth", 3.2), 4.5
    kind = p.get("wood", "oak")
    upright = wood(kind, "z", scale=0.6)
    box((width, depth, 0.36), wood(kind, "x", scale=0.4), (0, 0, height - 0.36), 0.08)
    for x in (-1, 1):
        for y in (-1, 1):
            leg((x * (width / 2 - 1.2), y * (depth / 2 - 0.7), height - 0.3), (x * (width / 2 - 0.5), y * (depth / 2 - 0.15), 0), 0.26, 0.15, upright)
        tube([(x * (width / 2 - 0.85), -depth / 2 + 0.45, 2.2), (x * (width / 2 - 0.85), depth / 2 - 0.45, 2.2)], 0.12, wood(kind, "y", scale=0.6), kind="POLY")


def tripod_lamp(p):
    """A lamp on three wooden legs with a linen drum."""
    kind = p.get("wood", "oak")
    upright = wood(kind, "z", scale=0.4)
    for index in range(3):
        a = 2 * math.pi * (index + 0.75) / 3
        leg((0.3 * math.cos(a), 0.3 * math.sin(a), 9.6), (2.5 * math.cos(a), 2.5 * math.sin(a), 0), 0.17, 0.14, upright)
    cylinder(0.45, 0.4, metal("brass"), (0, 0, 9.3), rounding=0.05)
    cylinder(0.1, 1.2, metal("brass"), (0, 0, 9.6), rounding=0.02)
    shade = weave(p["color"], 14, 0.3)
    solidify(grid(96, 8, lambda u, v: ((2.1 - 0.25 * v) * math.cos(2 * math.pi * u), (2.1 - 0.25 * v) * math.sin(2 * math.pi * u), 10.1 + 2.9 * v), shade, closed=True), 0.03, -1)
    for z, r in ((10.1, 2.1), (13.0, 1.85)):
        torus(r, 0.03, shade, (0, 0, z))
    ball(0.5, glow("#ffdfae", 9), (0, 0, 11.4), 3)


def reed_diffuser(p):
    """A small bottle of scented oil with seven reeds."""
    radius, height = 0.36, 0.72
    lathe([(0, 0), (radius - 0.05, 0), (radius, 0.05), (radius, height * 0.5), (radius, height - 0.06), (radius - 0.04, height), (0.17, height + 0.1), (0.16, height + 0.14), (0.16, height + 0.3), (0.12, height + 0.3), (0.12, height + 0.1), (radius - 0.09, height - 0.05), (radius - 0.05, height - 0.1), (radius - 0.05, 0.1), (radius - 0.09, 0.06), (0, 0.06)], glass(p.get("glass", "#ffffff")))
    lathe([(0, 0.07), (radius - 0.1, 0.07), (radius - 0.06, 0.11), (radius - 0.06, height * 0.62), (0, height * 0.62)], liquid(p.get("liquid", "#d8b46a")))
    cylinder(0.185, 0.14, metal(p.get("collar", "black")), (0, 0, height + 0.15), rounding=0.015)
    cylinder(0.13, 0.012, plain("#1a1512", 0.9), (0, 0, height + 0.286), rounding=0.002)
    reed = wood("birch", "z")
    for index in range(7):
        a = 2 * math.pi * index / 7 + 0.4
        lean = 0.3 + 0.1 * (index % 3)
        tube([(-0.05 * math.cos(a), -0.05 * math.sin(a), 0.5), (lean * math.cos(a), lean * math.sin(a), 2.35 - 0.05 * (index % 3))], 0.02, reed, kind="POLY")
    wrapped_label(radius + 0.004, height * 0.16, height * 0.84, 150, label_of(p))


def striped_runner(p):
    """A rolled carpet with stripes, its fringed end lying out."""
    turns, thick, width, inner = 3.6, 0.16, p.get("width", 7.0), 0.3
    points = [(inner + thick * 1.05 * turns * step / 240, 2 * math.pi * turns * step / 240) for step in range(241)]
    last, end = points[-1]
    outline = [(r * math.cos(a - end - math.pi / 2), r * math.sin(a - end - math.pi / 2)) for r, a in points]
    outline += [(step * 3.6 / 30, -last) for step in range(1, 31)]

    def place_of(u, v):
        x, z = outline[round(v * (len(outline) - 1))]
        return (x, (u - 0.5) * width, z + last + thick / 2)

    n = Nodes("runner", p["ground"], roughness=1.0, specular=0.05)
    place = n.place(kind="UV")
    parts = n.add("SeparateXYZ")
    n.link(place, parts.inputs[0])
    bands = n.add("Math", operation="PINGPONG")
    n.link(parts.outputs["X"], bands.inputs[0])
    bands.inputs[1].default_value = 0.5
    stops = [(0.0, linear(p["ground"]))]
    for index, color in enumerate(p["stripes"]):
        at = 0.04 + 0.11 * index
        stops += [(at, linear(color)), (at + 0.05, linear(p["ground"]))]
    ramp = n.ramp(bands.outputs[0], stops)
    ramp.node.color_ramp.interpolation = "CONSTANT"
    n.color(ramp)
    ribs = n.texture("Wave", n.place((5, 5, 5)), bands_direction="Y", scale=3, distortion=0.6)
    n.bump(ribs.outputs["Fac"], 0.7, 0.03)
    n.bump(n.texture("Noise", n.place(), scale=30, detail=4).outputs[0], 0.4, 0.02)
    solidify(grid(4, len(outline) - 1, place_of, n.material, name="runner"), thick * 0.92, 0)
    thread = plain(p["ground"], 0.95)
    for index in range(44):
        y = (index / 43 - 0.5) * width * 0.98
        tube([(3.5, y, thick / 2), (3.75, y + 0.03 * math.sin(index * 2.3), 0.06), (4.0, y + 0.07 * math.sin(index * 2.3), 0.03)], 0.03, thread, resolution=2)


ARCHETYPES = {
    "rope_basket": rope_basket,
    "table_mirror": table_mirror,
    "bench": bench,
    "tripod_lamp": tripod_lamp,
    "reed_diffuser": reed_diffuser,
    "striped_runner": striped_runner,
}
