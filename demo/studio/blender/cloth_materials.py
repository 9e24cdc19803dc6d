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
