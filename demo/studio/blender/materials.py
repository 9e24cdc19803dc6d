"""Materials of the goods. Colours are written as #rrggbb; `tint` marks what a colour variant may recolour."""

import bpy

cache = {}


def linear(color):
    """#rrggbb as linear light, which is what the renderer counts in."""
    parts = [int(color[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


class Nodes:
    """The nodes of one material, with short words for what the materials below need."""

    def __init__(self, name, color, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.set("Base Color", (*linear(color), 1))
        for key, value in inputs.items():
            self.set(key.replace("_", " ").title().replace("Ior", "IOR"), value)
        self.coordinates = None

    def set(self, name, value):
        self.shader.inputs[name].default_value = value

    def add(self, kind, **values):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in values.items():
            if key in node.bl_rna.properties:
                setattr(node, key, value)
            else:
                node.inputs[key.replace("_", " ").title()].default_value = value
        return node

    def link(self, start, end):
        self.tree.links.new(start, end)

    def place(self, scale=(1, 1, 1), turn=(0, 0, 0), kind="Object"):
        """Coordinates stretched by scale."""
        source = self.add("TexCoord")
        mapping = self.add("Mapping")
        mapping.inputs["Scale"].default_value = scale
        mapping.inputs["Rotation"].default_value = turn
        self.link(source.outputs[kind], mapping.inputs["Vector"])
        return mapping.outputs["Vector"]

    def texture(self, kind, vector, **values):
        node = self.add("Tex" + kind, **values)
        self.link(vector, node.inputs["Vector"])
        return node

    def bump(self, height, strength, distance=0.02):
        node = self.add("Bump", strength=strength, distance=distance)
        self.link(height, node.inputs["Height"])
        if self.shader.inputs["Normal"].is_linked:
            self.link(self.shader.inputs["Normal"].links[0].from_socket, node.inputs["Normal"])
        self.link(node.outputs["Normal"], self.shader.inputs["Normal"])

    def ramp(self, factor, stops):
        node = self.add("ValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (*color, 1)
        self.link(factor, node.inputs["Fac"])
        return node.outputs["Color"]

    def vary(self, factor, stops, base, tint):
        """The base colour made darker in places: stops of (position, share); the tint mask holds the same shares."""
        shares = self.ramp(factor, [(position, (share,) * 3) for position, share in stops])
        mix = self.add("MixRGB", blend_type="MULTIPLY")
        mix.inputs["Fac"].default_value = 1
        mix.inputs["Color1"].default_value = (*base, 1)
        self.link(shares, mix.inputs["Color2"])
        self.color(mix.outputs[0])
        return self.mark_tint(shares) if tint else self.material

    def color(self, socket):
        self.link(socket, self.shader.inputs["Base Color"])

    def mark_tint(self, factor=None):
        """Writes how much of the base colour is in what is seen: 1, or the factor. A variant exchanges that much."""
        out = self.add("OutputAOV")
        out.name = "Tint"
        if factor is None:
            out.inputs["Value"].default_value = 1
        else:
            self.link(factor, out.inputs["Value"])
        return self.material


def once(make):
    """The same material is made once in a scene."""

    def cached(*arguments, **named):
        key = (make.__name__, arguments, tuple(sorted(named.items())))
        if key not in cache:
            cache[key] = make(*arguments, **named)
        return cache[key]

    return cached


@once
def plain(color, roughness=0.5, coat=0.0, tint=False, specular=0.5):
    """Lacquer, plastic, paper, matt paint."""
    n = Nodes("plain", color, roughness=roughness, clearcoat=coat, specular=specular)
    return n.mark_tint() if tint else n.material


@once
def glaze(color, roughness=0.18, tint=True, speckle=None):
    """Glazed or matt stoneware, with iron speckles if a colour for them is given."""
    n = Nodes("glaze", color, roughness=roughness, clearcoat=0.5 if roughness < 0.3 else 0.05, clearcoat_roughness=0.08)
    place = n.place()
    n.bump(n.texture("Noise", place, scale=9, detail=2).outputs[0], 0.06, 0.05)
    if not speckle:
        return n.mark_tint() if tint else n.material
    spots = n.texture("Noise", place, scale=42, detail=1, roughness=0.4).outputs[0]
    mask = n.ramp(spots, [(0.66, (0, 0, 0)), (0.72, (1, 1, 1))])
    mix = n.add("MixRGB")
    n.link(mask, mix.inputs["Fac"])
    mix.inputs["Color1"].default_value = (*linear(color), 1)
    mix.inputs["Color2"].default_value = (*linear(speckle), 1)
    n.color(mix.outputs[0])
    invert = n.add("Invert")
    n.link(mask, invert.inputs["Color"])
    return n.mark_tint(invert.outputs[0]) if tint else n.material


@once
def terracotta(color="#b8673f"):
    n = Nodes("terracotta", color, roughness=0.85)
    place = n.place()
    cloud = n.texture("Noise", place, scale=4, detail=6).outputs[0]
    base = linear(color)
    n.color(n.ramp(cloud, [(0.3, tuple(c * 0.8 for c in base)), (0.75, tuple(min(1, c * 1.2 + 0.02) for c in base))]))
    n.bump(n.texture("Noise", place, scale=60, detail=3).outputs[0], 0.25)
    return n.material


@once
def glass(color="#ffffff", roughness=0.0, density=0.0):
    """Clear or coloured glass that lets light through to its shadow."""
    n = Nodes("glass", color, roughness=roughness, transmission=1.0, ior=1.46, specular=0.5)
    path = n.add("LightPath")
    clear = n.add("BsdfTransparent")
    shade = tuple(0.25 + 0.7 * part for part in linear(color))
    clear.inputs["Color"].default_value = (*shade, 1)
    mix = n.add("MixShader")
    n.link(path.outputs["Is Shadow Ray"], mix.inputs["Fac"])
    n.link(n.shader.outputs[0], mix.inputs[1])
    n.link(clear.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    return n.material


@once
def clear_pane():
    """A thin lens: what is behind shows through, a little cooler."""
    n = Nodes("pane", "#ffffff")
    through = n.add("BsdfTransparent")
    through.inputs["Color"].default_value = (0.86, 0.9, 0.91, 1)
    n.link(through.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    return n.material


@once
def liquid(color):
    n = Nodes("liquid", color, roughness=0.0, transmission=0.85, ior=1.33)
    return n.material


WOODS = {
    "oak": ("#c79c68", "#a97a48"),
    "walnut": ("#6f4a30", "#46291a"),
    "beech": ("#dcb68c", "#c99c70"),
    "birch": ("#e6cda6", "#d3b488"),
    "bamboo": ("#dfbf86", "#cba767"),
    "olive": ("#b98d55", "#6e4a28"),
    "acacia": ("#8f5a34", "#5e361f"),
    "ebony": ("#2c2320", "#17110f"),
    "maple": ("#e2c49a", "#d2ad7e"),
}


@once
def wood(kind="oak", along="x", roughness=0.45, scale=1.0):
    """Planed wood with grain that runs along one axis."""
    light, dark = (linear(color) for color in WOODS[kind])
    n = Nodes("wood " + kind, WOODS[kind][0], roughness=roughness)
    stretch = {"x": (0.35, 5, 5), "y": (5, 0.35, 5), "z": (5, 5, 0.35)}[along]
    place = n.place(tuple(part * scale for part in stretch))
    rings = n.texture("Noise", place, scale=0.9, detail=3, roughness=0.5, distortion=0.6).outputs[0]
    bands = n.add("Math", operation="PINGPONG")
    n.link(rings, bands.inputs[0])
    bands.inputs[1].default_value = 0.07
    wide = n.add("Math", operation="MULTIPLY")
    n.link(bands.outputs[0], wide.inputs[0])
    wide.inputs[1].default_value = 14
    fine_stretch = {"x": (1.2, 40, 40), "y": (40, 1.2, 40), "z": (40, 40, 1.2)}[along]
    pores = n.texture("Noise", n.place(fine_stretch), scale=1.3, detail=4, roughness=0.7).outputs[0]
    mix = n.add("MixRGB")
    mix.inputs["Fac"].default_value = 0.5
    n.link(wide.outputs[0], mix.inputs["Color1"])
    n.link(pores, mix.inputs["Color2"])
    n.color(n.ramp(mix.outputs[0], [(0.15, dark), (0.42, tuple((a + b) / 2 for a, b in zip(light, dark))), (0.7, light)]))
    n.bump(pores, 0.12, 0.01)
    return n.material


METALS = {
    "steel": ("#c9c9c6", 0.28),
    "polished": ("#d8d8d6", 0.09),
    "black": ("#232323", 0.42),
    "brass": ("#c99a4b", 0.24),
    "copper": ("#c97a58", 0.2),
    "gold": ("#d9ae62", 0.16),
    "iron": ("#3b3a3a", 0.5),
    "aluminium": ("#c4c6c8", 0.38),
}


@once
def metal(kind="steel", brushed=None):
    """Metal; brushed along x, y, z or round (turned on a lathe)."""
    color, roughness = METALS[kind]
    n = Nodes("metal " + kind, color, roughness=roughness, metallic=1.0)
    if brushed:
        stretch = {"x": (1, 90, 90), "y": (90, 1, 90), "z": (90, 90, 1), "round": (1, 1, 160)}[brushed]
        lines = n.texture("Noise", n.place(stretch), scale=1.5, detail=3).outputs[0]
        n.bump(lines, 0.06, 0.01)
        n.link(n.ramp(lines, [(0.2, (roughness,) * 3), (0.8, (roughness + 0.16,) * 3)]), n.shader.inputs["Roughness"])
    elif kind == "iron":
        n.bump(n.texture("Noise", n.place(), scale=70, detail=3).outputs[0], 0.25, 0.02)
    return n.material


@once
def wax(color):
    n = Nodes("wax", color, roughness=0.42, subsurface=0.35)
    n.set("Subsurface Color", (*linear(color), 1))
    n.set("Subsurface Radius", (0.25, 0.16, 0.1))
    n.bump(n.texture("Noise", n.place(), scale=6, detail=2).outputs[0], 0.05, 0.05)
    return n.material


@once
def leather(color, tint=True):
    n = Nodes("leather", color, roughness=0.48, specular=0.4)
    place = n.place()
    n.bump(n.texture("Voronoi", place, scale=55).outputs["Distance"], 0.22, 0.01)
    n.bump(n.texture("Noise", place, scale=5, detail=3).outputs[0], 0.1, 0.05)
    return n.mark_tint() if tint else n.material


@once
def picture(path, roughness=0.55, coat=0.0, metallic=0.0):
    """Printed paper or lacquer: the texture comes from a drawn SVG."""
    n = Nodes("picture", "#ffffff", roughness=roughness, clearcoat=coat, metallic=metallic)
    image = n.add("TexImage")
    image.image = bpy.data.images.load(path)
    image.interpolation = "Cubic"
    image.extension = "EXTEND"
    n.link(n.place(kind="UV"), image.inputs["Vector"])
    n.color(image.outputs["Color"])
    return n.material


@once
def glow(color, strength):
    n = Nodes("glow", color)
    n.shader.inputs["Emission"].default_value = (*linear(color), 1)
    n.set("Emission Strength", strength)
    return n.material


@once
def leaf(color, vein=None):
    n = Nodes("leaf", color, roughness=0.38, specular=0.4)
    place = n.place((3, 3, 3))
    cloud = n.texture("Noise", place, scale=2, detail=4).outputs[0]
    base, other = linear(color), linear(vein or color)
    n.color(n.ramp(cloud, [(0.35, tuple(c * 0.7 for c in base)), (0.7, tuple(min(1, c * 1.25) for c in other))]))
    return n.material
