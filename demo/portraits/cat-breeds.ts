import type { Breed, Coat, Mark, Shape } from "./types.ts";

const GREEN = "#9dba5a";
const AMBER = "#e0a53a";
const COPPER = "#d9822f";
const BLUE = "#79b4dc";
const PINK_NOSE = "#d98f86";
const DARK_NOSE = "#5b4544";

function coat(
  name: string,
  base: string,
  pale: string,
  dark: string,
  marks: readonly Mark[],
  more: Partial<Coat> = {},
): Coat {
  return { name, base, pale, dark, marks, nose: PINK_NOSE, irises: [GREEN, AMBER], ...more };
}

const ORDINARY: Shape = {
  skull: 94,
  cheek: 100,
  muzzle: 30,
  nose: 30,
  ears: "cat",
  earSize: 1,
  fur: "short",
  eyes: 1,
  bulk: 0.88,
  legs: 0.9,
};

const CREAM = "#faf1e2";

export const CATS: readonly Breed[] = [
  {
    name: "European Shorthair",
    noun: "European shorthair",
    weightKg: [3, 6],
    shape: ORDINARY,
    coats: [
      coat("grey tabby", "#9b958d", "#e6dfd4", "#57524f", ["tabby", "paleMuzzle"]),
      coat("ginger tabby", "#dd9a52", "#f8e2c2", "#b3662a", ["tabby", "paleMuzzle", "paleChest"], {
        irises: [AMBER, GREEN],
      }),
      coat("black and white", "#3b3840", CREAM, "#28262c", ["blaze", "paleMuzzle", "paleChest", "socks"]),
      coat("black", "#3d3942", "#57525c", "#28262c", [], { nose: "#4a3f45", irises: [AMBER, GREEN] }),
      coat("calico", "#fbf3e5", "#fffaf1", "#3f3a3f", ["calico"], { irises: [GREEN] }),
      coat("brown tabby and white", "#a98360", CREAM, "#57402f", [
        "tabby",
        "blaze",
        "paleMuzzle",
        "paleChest",
        "socks",
      ]),
    ],
  },
  {
    name: "Mixed breed",
    noun: "mixed-breed cat",
    weightKg: [3, 6],
    shape: { ...ORDINARY, earSize: 1.04, eyes: 1.04 },
    variants: [{}, { fur: "long" }, { earSize: 0.9, cheek: 106 }],
    coats: [
      coat("cream and ginger", "#fbf3e5", "#fffaf1", "#dc954e", ["eyePatch", "patches", "darkEars"]),
      coat("smoky grey", "#84868d", "#c9c8c8", "#55565d", ["paleChest"], { nose: DARK_NOSE }),
      coat("tortoiseshell", "#4a3d3b", "#7d5a40", "#c27a3c", ["merle"], { nose: DARK_NOSE }),
    ],
  },
  {
    name: "Maine Coon",
    noun: "Maine Coon",
    weightKg: [5, 9],
    shape: {
      ...ORDINARY,
      skull: 94,
      cheek: 100,
      muzzle: 36,
      nose: 36,
      ears: "tufted",
      earSize: 1.12,
      fur: "long",
      bulk: 1.05,
    },
    coats: [
      coat("brown tabby", "#a17b56", "#ead7b8", "#553d2d", ["tabby", "paleMuzzle", "paleChest"]),
      coat("silver tabby", "#b3b3b4", "#f1eeea", "#66656b", ["tabby", "paleMuzzle", "paleChest"]),
      coat("red tabby", "#d78f4c", "#f7ddb9", "#a85d27", ["tabby", "paleMuzzle", "paleChest"], { irises: [AMBER] }),
    ],
  },
  {
    name: "Siamese",
    noun: "Siamese",
    weightKg: [3, 5],
    shape: { ...ORDINARY, skull: 88, cheek: 84, muzzle: 28, nose: 36, earSize: 1.16, eyes: 0.92, bulk: 0.78 },
    coats: [
      coat("seal point", "#efdfc6", "#f9efdd", "#4b3733", ["points"], { nose: "#3c2c2b", irises: [BLUE] }),
      coat("blue point", "#e8e4dd", "#f6f3ee", "#74757f", ["points"], { nose: "#5d5d66", irises: [BLUE] }),
    ],
  },
  {
    name: "British Shorthair",
    noun: "British shorthair",
    weightKg: [4, 8],
    shape: { ...ORDINARY, skull: 104, cheek: 116, muzzle: 33, nose: 28, earSize: 0.78, eyes: 1.06, bulk: 1.08 },
    coats: [
      coat("blue", "#87909d", "#aab1bb", "#5d6470", [], { nose: "#5b5f6b", irises: [COPPER, AMBER] }),
      coat("lilac", "#b8a7a4", "#d6c9c5", "#8a7876", [], { irises: [COPPER] }),
    ],
  },
  {
    name: "Persian",
    noun: "Persian",
    weightKg: [3, 6],
    shape: {
      ...ORDINARY,
      skull: 104,
      cheek: 116,
      muzzle: 34,
      nose: 18,
      earSize: 0.66,
      fur: "long",
      eyes: 1.1,
      bulk: 1.08,
    },
    coats: [
      coat("white", "#f4ede2", "#fffaf2", "#cdc2b3", [], { irises: [COPPER, BLUE] }),
      coat("cream", "#ecd0a6", "#faead0", "#c79c68", [], { irises: [COPPER] }),
      coat("smoke grey", "#888a92", "#b7b8bc", "#595b63", [], { nose: DARK_NOSE, irises: [COPPER] }),
    ],
  },
  {
    name: "Ragdoll",
    noun: "Ragdoll",
    weightKg: [4, 8],
    shape: { ...ORDINARY, skull: 98, cheek: 106, muzzle: 32, nose: 32, fur: "long", bulk: 1.02 },
    coats: [
      coat("seal bicolour", "#f1e5d1", "#fffaf1", "#6d5347", ["points", "blaze", "paleMuzzle", "paleChest"], {
        irises: [BLUE],
      }),
      coat("blue point", "#ebe6df", "#fbf8f3", "#7f8490", ["points", "paleChest"], { nose: "#77757d", irises: [BLUE] }),
    ],
  },
  {
    name: "Sphynx",
    noun: "sphynx",
    weightKg: [3, 5],
    shape: {
      ...ORDINARY,
      skull: 86,
      cheek: 88,
      muzzle: 30,
      nose: 34,
      earSize: 1.36,
      fur: "none",
      eyes: 1.06,
      bulk: 0.8,
    },
    coats: [
      coat("rose", "#e3b7a2", "#f2d3c3", "#b98672", [], { irises: [GREEN, BLUE] }),
      coat("grey and rose", "#b7a39f", "#e3bfb0", "#8b7673", ["paleMuzzle", "paleChest"], { irises: [GREEN, AMBER] }),
    ],
  },
  {
    name: "Scottish Fold",
    noun: "Scottish fold",
    weightKg: [3, 6],
    shape: {
      ...ORDINARY,
      skull: 104,
      cheek: 112,
      muzzle: 32,
      nose: 29,
      ears: "folded",
      earSize: 0.9,
      eyes: 1.16,
      bulk: 1,
    },
    coats: [
      coat("silver tabby", "#b9b7b5", "#f1eeea", "#6f6d72", ["tabby", "paleMuzzle"], { irises: [AMBER, COPPER] }),
      coat("cream", "#ead0a8", "#f8e8cf", "#c39a66", ["paleChest"], { irises: [COPPER] }),
    ],
  },
  {
    name: "Russian Blue",
    noun: "Russian blue",
    weightKg: [3, 5],
    shape: { ...ORDINARY, skull: 90, cheek: 92, muzzle: 28, nose: 33, earSize: 1.12, bulk: 0.84 },
    coats: [coat("silver blue", "#8b95a3", "#a8b0bc", "#626b78", [], { nose: "#636673", irises: [GREEN] })],
  },
];
