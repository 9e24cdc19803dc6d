"""Pans, pots and knives."""

import math

from materials import glass, glaze, liquid, metal, plain, wood
from shapes import box, cylinder, lathe, move, slab, torus, tube
from vessels import shell


def skillet(p):
    """A cast iron pan with a tapered handle that ends in a hole."""
    iron = metal("iron")
    shell([(1.0, 0), (1.05, 0.02), (1.2, 0.36), (1.24, 0.44)], 0.07, iron)
    outline = [(1.06, 0.36), (1.24, 0.26), (1.6, 0.16), (2.3, 0.17), (2.7, 0.2)]
    tip = [(2.7 + 0.2 * math.sin(a), 0.2 * math.cos(a)) for a in [math.pi * step / 12 for step in range(1, 12)]]
    grip = slab(outline + tip + [(x, -y) for x, y in reversed(outline)], 0.11, iron, 0.04)
    hole = [torus(0.1, 0.025, iron, (2.68, 0, 0.105)), cylinder(0.1, 0.01, plain("#0d0d0d", 0.9), (2.68, 0, 0.104), rounding=0.002)]
    for part in (grip, *hole):
        move(part, (0.03, 0, 0.2), (0, -5, 0))
    tube([(-1.14, -0.24, 0.38), (-1.34, -0.2, 0.4), (-1.4, 0, 0.4), (-1.34, 0.2, 0.4), (-1.14, 0.24, 0.38)], 0.06, iron)


def casserole(p):
    """An enamelled pot with a lid, a knob and two loops."""
    enamel = glaze(p["color"], 0.14)
    radius, height = p.get("radius", 1.2), p.get("height", 1.05)
    shell([(radius * 0.84, 0), (radius * 0.88, 0.02), (radius * 0.97, 0.2), (radius, height * 0.6), (radius, height)], 0.08, enamel)
    h = height + 0.03
    lathe([(0, h), (radius - 0.06, h), (radius + 0.02, h), (radius + 0.04, h + 0.03), (radius + 0.02, h + 0.07), (radius * 0.92, h + 0.1), (radius * 0.65, h + 0.2), (radius * 0.25, h + 0.27), (0, h + 0.28)], enamel)
    cylinder(0.09, 0.14, metal("steel"), (0, 0, h + 0.26), rounding=0.02)
    cylinder(0.21, 0.12, metal(p.get("knob", "brass")), (0, 0, h + 0.38), rounding=0.05)
    for side in (1, -1):
        x = side * radius
        tube([(x * 0.97, -0.32, height * 0.82), (x * 1.14, -0.3, height * 0.84), (x * 1.2, 0, height * 0.84), (x * 1.14, 0.3, height * 0.84), (x * 0.97, 0.32, height * 0.82)], 0.075, enamel)


def chef_knife(p):
    """A cook's knife that lies, with three rivets in its handle."""
    upper = [(0, 0.24), (1.2, 0.22), (1.7, 0.13), (2.02, -0.05)]
    lower = [(1.82, -0.13), (1.4, -0.2), (0.8, -0.235), (0.05, -0.24), (0.0, -0.2)]
    parts = [move(slab((upper + lower)[::-1], 0.022, metal("steel", "x"), 0.006), (0, 0, 0.07))]
    grip = [(-0.02, 0.15), (-0.4, 0.13), (-0.85, 0.15), (-1.14, 0.12), (-1.2, 0.0), (-1.16, -0.14), (-0.85, -0.1), (-0.4, -0.14), (-0.02, -0.12)]
    parts.append(slab(grip, 0.17, wood(p.get("wood", "walnut"), "x"), 0.05))
    parts.append(box((0.12, 0.34, 0.16), metal("steel"), (0.01, 0.02, 0.004), 0.04))
    parts += [cylinder(0.035, 0.012, metal("brass"), (x, 0.01, 0.165), rounding=0.004) for x in (-0.28, -0.6, -0.92)]
    for part in parts:
        move(part, (-0.4, 0, 0), (0, 0, 0))


def dripper(p):
    """A coffee dripper on a glass server: cone, collar, handle."""
    glassy = glaze(p["color"], 0.2)
    base = p.get("lift", 1.18)
    shell([(0.46, 0), (0.5, 0.02), (0.56, 0.2), (0.54, 0.6), (0.4, 0.95), (0.36, 1.08), (0.4, 1.16)], 0.028, glass())
    lathe([(0, 0.045), (0.44, 0.045), (0.515, 0.2), (0.505, 0.5), (0, 0.5)], liquid("#2a0f04"))
    cylinder(0.62, 0.05, glassy, (0, 0, base), rounding=0.02)
    shell([(0.22, base + 0.04), (0.25, base + 0.07), (0.62, base + 0.72), (0.66, base + 0.8)], 0.05, glassy)
    tube([(0.34, 0, base + 0.22), (0.72, 0, base + 0.2), (0.88, 0, base + 0.42), (0.8, 0, base + 0.62), (0.58, 0, base + 0.68)], 0.06, glassy)


def cake_stand(p):
    """A plate on a turned foot."""
    body = glaze(p["color"], 0.18)
    lathe([(0, 0.02), (0.52, 0.02), (0.6, 0), (0.62, 0.04), (0.5, 0.12), (0.2, 0.24), (0.14, 0.5), (0.2, 0.78), (0.4, 0.88), (1.36, 0.92), (1.4, 0.93), (1.46, 1.03), (1.43, 1.05), (1.36, 1.0), (1.3, 0.99), (0, 0.99)], body)


ARCHETYPES = {"skillet": skillet, "casserole": casserole, "chef_knife": chef_knife, "dripper": dripper, "cake_stand": cake_stand}
