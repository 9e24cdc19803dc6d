"""Several goods on one stage: heroes, banners and pictures of campaigns."""

from mathutils import Matrix, Vector

import bpy

from stage import put_down


def arrange(items, archetypes):
    """Builds each item of a scene and stands it at its place (in units of ten centimetres, the camera looks along +y)."""
    for item in items:
        before = set(bpy.context.scene.objects)
        archetypes[item["archetype"]](item["parameters"])
        bpy.context.view_layer.update()
        built = [thing for thing in bpy.context.scene.objects if thing not in before]
        roots = [thing for thing in built if thing.parent is None and thing.type in ("MESH", "CURVE", "EMPTY")]
        put_down(roots, item.get("turn", 0), [thing for thing in built if thing.type in ("MESH", "CURVE")])
        x, y, z = (*item["at"], 0)[:3]
        scale = item.get("scale", 1)
        for root in roots:
            root.matrix_world = Matrix.Translation(Vector((x, y, z))) @ Matrix.Scale(scale, 4) @ root.matrix_world
    bpy.context.view_layer.update()
