"""Fabrics: woven, knitted, terry, felt."""

from materials import Nodes, linear, once


@once
def weave(color, scale=40.0, strength=0.5, tint=True, roughness=0.9, kind="Object"):
    """Linen, cotton, canvas: threads over and under, in the plane of the texture or of the thing."""
    n = Nodes("weave", color, roughness=roughness, sheen=0.05, specular=0.15)
    place = n.place((scale, scale, scale), kind=kind)
    waves = [n.texture("Wave", place, bands_direction=axis, scale=1, distortion=0.9, detail=1.5) for axis in "XYZ"]
    if kind == "UV":
        waves = waves[:2]
    total = waves[0].outputs["Fac"]
    for wave in waves[1:]:
        add = n.add("Math", operation="ADD")
        n.link(total, add.inputs[0])
        n.link(wave.outputs["Fac"], add.inputs[1])
        total = add.outputs[0]
    slubs = n.texture("Noise", n.place((2, 2, 9)), scale=3, detail=4).outputs[0]
    n.bump(total, strength, 0.008)
    return n.vary(slubs, [(0.3, 0.82), (0.7, 1)], linear(color), tint)


@once
def knit(color, scale=9.0, tint=True):
    """Stocking stitch: rows of small v's in texture coordinates."""
    n = Nodes("knit", color, roughness=0.95, sheen=0.05, specular=0.1)
    place = n.place((scale, scale, 1), kind="UV")
    ribs = n.texture("Wave", place, bands_direction="X", scale=1.0, distortion=0).outputs["Fac"]
    rows = n.texture("Wave", place, bands_direction="DIAGONAL", scale=1.6, distortion=0.4).outputs["Fac"]
    add = n.add("Math", operation="ADD")
    n.link(ribs, add.inputs[0])
    n.link(rows, add.inputs[1])
    n.bump(add.outputs[0], 0.8, 0.03)
    fuzz = n.texture("Noise", n.place((60, 60, 60)), scale=2, detail=3).outputs[0]
    n.bump(fuzz, 0.35, 0.01)
    return n.mark_tint() if tint else n.material


@once
def terry(color, tint=True):
    """Towelling: small loops."""
    n = Nodes("terry", color, roughness=1.0, sheen=0.05, specular=0.05)
    place = n.place()
    n.bump(n.texture("Voronoi", place, scale=42).outputs["Distance"], 0.9, 0.03)
    n.bump(n.texture("Noise", place, scale=120, detail=2).outputs[0], 0.5, 0.01)
    return n.mark_tint() if tint else n.material


@once
def felt(color, tint=True):
    n = Nodes("felt", color, roughness=1.0, sheen=0.05, specular=0.05)
    n.bump(n.texture("Noise", n.place(), scale=45, detail=6, roughness=0.8).outputs[0], 0.5, 0.02)
    return n.mark_tint() if tint else n.material


@once
def mesh_cloth(color, scale=30.0):
    """Loudspeaker cloth."""
    n = Nodes("mesh", color, roughness=0.95, specular=0.1, sheen=0.05)
    spots = n.texture("Voronoi", n.place((scale, scale, scale)), scale=1).outputs["Distance"]
    n.bump(spots, 0.5, 0.01)
    return n.vary(spots, [(0.2, 1), (0.7, 0.45)], linear(color), True)


def lines(n, coordinate, repeat, share):
    """1 where a stripe of this share of the repeat lies, else 0."""
    scale = n.add("Math", operation="DIVIDE")
    n.link(coordinate, scale.inputs[0])
    scale.inputs[1].default_value = repeat
    part = n.add("Math", operation="FRACT")
    n.link(scale.outputs[0], part.inputs[0])
    mask = n.add("Math", operation="LESS_THAN")
    n.link(part.outputs[0], mask.inputs[0])
    mask.inputs[1].default_value = share
    return mask.outputs[0]


def axis_of(n, axis):
    parts = n.add("SeparateXYZ")
    n.link(n.place(), parts.inputs[0])
    return parts.outputs["xyz".index(axis)]


def threads(n, scale=60.0, strength=0.25):
    """The relief of a fine weave."""
    place = n.place((scale, scale, scale))
    total = None
    for axis in "XYZ":
        fac = n.texture("Wave", place, bands_direction=axis, scale=1, distortion=0.9, detail=1.5).outputs["Fac"]
        if total is None:
            total = fac
            continue
        add = n.add("Math", operation="ADD")
        n.link(total, add.inputs[0])
        n.link(fac, add.inputs[1])
        total = add.outputs[0]
    n.bump(total, strength, 0.008)
    n.bump(n.texture("Noise", n.place((1, 0.6, 1)), scale=1.7, detail=2, roughness=0.4, distortion=0.4).outputs[0], 0.55, 0.16)


@once
def jersey(color, tint=True):
    """Fine cotton that has been worn: soft creases."""
    n = Nodes("jersey", color, roughness=0.92, specular=0.12, sheen=0.05)
    threads(n)
    return n.mark_tint() if tint else n.material


@once
def shaded(color, share, tint=True):
    """Cloth that lies in the dark of a collar: this share of its colour."""
    n = Nodes("shaded", color, roughness=0.95, specular=0.05)
    n.set("Base Color", (*(part * share for part in linear(color)), 1))
    value = n.add("Value")
    value.outputs[0].default_value = share
    return n.mark_tint(value.outputs[0]) if tint else n.material


@once
def stripes(color, other, repeat=0.22, share=0.5, along="y", tint=True):
    """Jersey or canvas with woven stripes across one axis; a variant recolours the ground."""
    n = Nodes("stripes", color, roughness=0.92, specular=0.12)
    mask = lines(n, axis_of(n, along), repeat, share)
    mix = n.add("MixRGB")
    n.link(mask, mix.inputs["Fac"])
    mix.inputs["Color1"].default_value = (*linear(color), 1)
    mix.inputs["Color2"].default_value = (*linear(other), 1)
    n.color(mix.outputs[0])
    threads(n)
    invert = n.add("Invert")
    n.link(mask, invert.inputs["Color"])
    return n.mark_tint(invert.outputs[0]) if tint else n.material


@once
def check(color, others, repeat=1.0):
    """Flannel: a broad stripe of one colour each way, a fine one of another."""
    n = Nodes("check", color, roughness=0.98, specular=0.08)
    current = None
    for index, (other, share, strength) in enumerate(((others[0], 0.42, 0.55), (others[-1], 0.07, 0.8))):
        for axis in "xy":
            mask = lines(n, axis_of(n, axis), repeat if index == 0 else repeat / 2, share)
            weight = n.add("Math", operation="MULTIPLY")
            n.link(mask, weight.inputs[0])
            weight.inputs[1].default_value = strength
            mix = n.add("MixRGB")
            n.link(weight.outputs[0], mix.inputs["Fac"])
            if current is None:
                mix.inputs["Color1"].default_value = (*linear(color), 1)
            else:
                n.link(current, mix.inputs["Color1"])
            mix.inputs["Color2"].default_value = (*linear(other), 1)
            current = mix.outputs[0]
    n.color(current)
    threads(n, 50, 0.35)
    return n.material


@once
def corduroy(color, tint=True):
    """Ridges that run from front to back."""
    n = Nodes("corduroy", color, roughness=1.0, sheen=0.1, specular=0.05)
    ridges = n.texture("Wave", n.place((1, 1, 1)), bands_direction="X", scale=5.5, distortion=0.0).outputs["Fac"]
    n.bump(ridges, 0.9, 0.04)
    return n.vary(ridges, [(0.1, 0.62), (0.6, 1)], linear(color), tint)


@once
def rib(color, tint=True):
    """Ribbing of collars and cuffs, in the texture's coordinates."""
    n = Nodes("rib", color, roughness=0.95, sheen=0.05, specular=0.1)
    ribs = n.texture("Wave", n.place((14, 1, 1), kind="UV"), bands_direction="X", scale=1.0, distortion=0).outputs["Fac"]
    n.bump(ribs, 0.8, 0.03)
    return n.mark_tint() if tint else n.material
