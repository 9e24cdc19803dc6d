"""Plants with many leaves: each plant is one mesh of leaves over thin stems."""

import math
import random

import bmesh
from mathutils import Vector

from materials import leaf, plain, wood
from outdoors import blade, pot
from shapes import add_mesh, tube

UP = Vector((0, 0, 1))


def foliage(leaves, material):
    """One mesh of leaves: (foot, direction, length, width, droop) each, folded along the middle."""
    bm = bmesh.new()
    for foot, direction, length, width, droop in leaves:
        foot, d = Vector(foot), Vector(direction).normalized()
        side = d.cross(UP)
        side = side.normalized() if side.length > 0.05 else Vector((1, 0, 0))
        normal = side.cross(d)
        rows = []
        for step in range(8):
            v = step / 7
            wide = width * math.sin(math.pi * min(1, 0.05 + 0.95 * v) ** 0.9) ** 0.8
            middle = foot + d * (length * v) - UP * (droop * length * v * v)
            lift = normal * (wide * 0.25)
            rows.append([bm.verts.new(middle - side * wide + lift), bm.verts.new(middle), bm.verts.new(middle + side * wide + lift)])
        for low, high in zip(rows, rows[1:]):
            for column in (0, 1):
                bm.faces.new((low[column], low[column + 1], high[column + 1], high[column]))
    return add_mesh("foliage", bm, material)


def around(turn, rise):
    """A direction that leans outwards: rise 0 lies flat, 1 stands upright."""
    a = rise * math.pi / 2
    return (math.cos(turn) * math.cos(a), math.sin(turn) * math.cos(a), math.sin(a))


def spider_plant(p):
    """Long arching leaves with a pale middle."""
    earth = pot(p, p.get("radius", 0.75), p.get("height", 1.1))
    dice = random.Random(5)
    green, pale = leaf("#4f7f3c", "#6d9a4c"), leaf("#cfd9a4", "#e3e6bd")
    for index in range(46):
        turn = index * 2.4
        base = (0.16 * math.cos(turn), 0.16 * math.sin(turn), earth - 0.04)
        length, bend = 1.15 + 0.55 * dice.random(), 0.25 + 0.019 * index
        blade(base, 0.1 + 0.008 * index, turn, length, 0.075, green, bend, 0.35)
        blade((base[0], base[1], base[2] + 0.008), 0.1 + 0.008 * index, turn, length * 0.99, 0.03, pale, bend, 0.35)


def echeveria(p):
    """A rosette of thick pointed leaves."""
    earth = pot(p, p.get("radius", 0.7), p.get("height", 0.8))
    green = leaf(p.get("green", "#8fae9c"), p.get("vein", "#c2a9a2"))
    for index in range(44):
        turn, t = index * 2.39996, index / 43
        rise = 1.35 * (1 - t) + 0.22
        length, out = 0.2 + 0.52 * t, 0.02 + 0.1 * t
        foot = (out * math.cos(turn), out * math.sin(turn), earth + 0.16 - 0.12 * t)
        blade(foot, 1 / math.tan(min(1.5, rise)), turn, length * math.sin(min(1.5, rise)), 0.07 + 0.13 * t, green, -0.12, 0.3)


def standard_tree(p):
    """A small standard tree: one stem, a round crown of narrow leaves."""
    earth = pot(p, p.get("radius", 0.85), p.get("height", 1.25))
    bark = wood("acacia", "z")
    top = earth + 1.9
    tube([(0, 0, earth - 0.1), (0.06, 0.03, earth + 0.9), (-0.02, 0, top)], 0.075, bark, radii=[1.25, 1, 0.8])
    dice = random.Random(11)
    leaves = []
    for index in range(110):
        turn, height = index * 2.4, 1 - 2 * (index + 0.5) / 110
        flat = math.sqrt(1 - height * height)
        reach = 0.95 * (0.85 + 0.25 * dice.random())
        tip = (reach * flat * math.cos(turn), reach * flat * math.sin(turn), top + 0.5 + reach * height)
        start = (0, 0, top + 0.1 + 0.3 * max(0, height))
        middle = tuple((a + b) / 2 + (0.12 if k == 2 else 0) for k, (a, b) in enumerate(zip(start, tip)))
        tube([start, middle, tip], 0.013, bark, resolution=1)
        for step in range(14):
            t = 0.3 + 0.7 * step / 13
            foot = [a + (b - a) * t + (0.48 * t * (1 - t) if k == 2 else 0) for k, (a, b) in enumerate(zip(start, tip))]
            leaves.append((foot, (*around(turn + (1 if step % 2 else -1) * (0.5 + dice.random()), 0.1 + 0.6 * dice.random())[:2], 0.5 * height + 0.5 * dice.random()), 0.36, 0.058, 0.15))
    foliage(leaves[::2], leaf("#6f8058", "#93a17c"))
    foliage(leaves[1::2], leaf("#566b48", "#7c8f68"))


def mint(p):
    """A bush of upright stems with leaves in pairs."""
    earth = pot(p, p.get("radius", 0.62), p.get("height", 0.95))
    dice = random.Random(2)
    stalk = leaf("#6f9a4a")
    old, young = [], []
    for index in range(24):
        turn, lean = index * 2.4, 0.028 * index
        height = 1.15 - 0.02 * index + 0.2 * dice.random()
        foot = (0.015 * index * math.cos(turn), 0.015 * index * math.sin(turn), earth - 0.03)
        tip = (foot[0] + lean * math.cos(turn), foot[1] + lean * math.sin(turn), earth + height)
        tube([foot, tip], 0.018, stalk, kind="POLY", resolution=2)
        for node in range(5):
            t = 0.36 + 0.16 * node
            at = [a + (b - a) * t for a, b in zip(foot, tip)]
            for side in (0, math.pi):
                a = turn + side + node * math.pi / 2 + 0.4 * dice.random()
                old.append((at, around(a, 0.22 + 0.2 * dice.random()), 0.36 - 0.02 * node, 0.12, 0.3))
        for side in range(4):
            young.append((tip, around(turn + side * math.pi / 2, 0.5), 0.2, 0.075, 0.25))
    foliage(old, leaf("#3f7a32", "#5f9a42"))
    foliage(young, leaf("#6fa348", "#8fbf5c"))


def lavender(p):
    """Grey-green tufts under many thin stems with purple spikes."""
    earth = pot(p, p.get("radius", 0.7), p.get("height", 1.0))
    dice = random.Random(9)
    stalk = leaf("#8a9a72")
    leaves, flowers = [], []
    for index in range(95):
        turn, rise = index * 2.4, 0.95 - 0.0075 * index
        r = 0.03 + 0.0045 * index
        leaves.append(((r * math.cos(turn), r * math.sin(turn), earth), around(turn, rise * (0.75 + 0.25 * dice.random())), 0.75 + 0.25 * dice.random(), 0.03, 0.2))
    for index in range(46):
        turn, lean = index * 2.4 + 0.3, 0.016 * index
        height = 1.75 - 0.012 * index + 0.3 * dice.random()
        foot = (0.1 * math.cos(turn), 0.1 * math.sin(turn), earth)
        tip = (foot[0] + lean * math.cos(turn) * 1.15, foot[1] + lean * math.sin(turn) * 1.15, earth + height)
        tube([foot, tip], 0.012, stalk, kind="POLY", resolution=1)
        for ring in range(9):
            t = 0.78 + 0.027 * ring
            at = [a + (b - a) * t for a, b in zip(foot, tip)]
            for petal in range(6):
                flowers.append((at, around(petal * 1.047 + ring * 0.5, 0.42), 0.085 - 0.004 * ring, 0.026, 0))
    foliage(leaves, leaf("#7f9272", "#a3b194"))
    foliage(flowers, plain("#6d5a9e", 0.8))


def fern(p):
    """Fronds that arch outwards, each with two rows of small leaves."""
    earth = pot(p, p.get("radius", 0.72), p.get("height", 1.0))
    dice = random.Random(6)
    stalk = leaf("#5f7a3c")
    leaves = []
    for index in range(30):
        turn, t = index * 2.4, index / 29
        length, rise = 1.35 + 0.4 * dice.random(), 1.15 - 0.75 * t

        def at(v):
            out = length * v * math.cos(rise) + 0.25 * length * v * v
            return (0.08 * math.cos(turn) + out * math.cos(turn), 0.08 * math.sin(turn) + out * math.sin(turn), earth + length * v * math.sin(rise) - 0.55 * length * v**2.4 * (0.4 + 0.6 * t))

        tube([at(step / 6) for step in range(7)], 0.014, stalk, resolution=1, radii=[1.2, 1.1, 1, 0.9, 0.7, 0.5, 0.3])
        for step in range(26):
            v = 0.12 + 0.87 * step / 25
            size = 0.3 * math.sin(math.pi * min(1, 0.12 + 0.9 * v)) ** 0.7
            for side in (1, -1):
                leaves.append((at(v), around(turn + side * 1.25, 0.08), size, 0.035, 0.25))
    foliage(leaves, leaf("#4f8038", "#77a54c"))


ARCHETYPES = {"spider_plant": spider_plant, "echeveria": echeveria, "standard_tree": standard_tree, "mint": mint, "lavender": lavender, "fern": fern}
