import type { Breed, Coat, Mark, Shape } from "./types.ts";

const BROWN_EYES = ["#6b3f22", "#5a3420", "#7a4a26"] as const;
const BLACK_NOSE = "#2a2426";
const LIVER_NOSE = "#6b4038";

function coat(
  name: string,
  base: string,
  pale: string,
  dark: string,
  marks: readonly Mark[],
  more: Partial<Coat> = {},
): Coat {
  return { name, base, pale, dark, marks, nose: BLACK_NOSE, irises: BROWN_EYES, ...more };
}

const ORDINARY: Shape = {
  skull: 98,
  cheek: 88,
  muzzle: 47,
  nose: 34,
  ears: "floppy",
  earSize: 1,
  fur: "short",
  eyes: 1,
  bulk: 1,
  legs: 1,
};

const CREAM = "#f6eddd";
const BLACK = "#3a363e";

export const DOGS: readonly Breed[] = [
  {
    name: "Mixed breed",
    noun: "mixed-breed dog",
    weightKg: [8, 28],
    shape: { ...ORDINARY, ears: "button", fur: "rough" },
    variants: [
      {},
      { ears: "odd", fur: "medium", earSize: 0.85 },
      { ears: "floppy", fur: "short" },
      { ears: "tipped", fur: "medium" },
      { ears: "floppy", fur: "rough", muzzle: 44 },
      { ears: "pricked", fur: "short", earSize: 0.86 },
      { ears: "long", fur: "long", earSize: 0.86 },
    ],
    coats: [
      coat("sandy", "#d2a56d", "#f0dcba", "#9a6c3f", ["paleMuzzle", "paleChest"]),
      coat("brown and white", "#8d5a38", CREAM, "#5d3823", ["blaze", "paleMuzzle", "paleChest", "socks"]),
      coat("black with a white chest", BLACK, CREAM, "#25222a", ["paleChest", "socks"]),
      coat("ginger", "#c47a3c", "#f2d9b4", "#8a4c22", ["paleMuzzle", "paleChest", "socks"]),
      coat("white with brown patches", "#f4ebdc", "#fffaf0", "#96613c", ["eyePatch", "patches", "darkEars"]),
    ],
  },
  {
    name: "German Shepherd",
    noun: "German shepherd",
    weightKg: [24, 38],
    shape: {
      ...ORDINARY,
      skull: 94,
      cheek: 80,
      muzzle: 40,
      nose: 48,
      ears: "pricked",
      earSize: 1.12,
      eyes: 0.92,
      bulk: 1.08,
    },
    coats: [
      coat("black and tan", "#cb9150", "#e6bd84", "#352e2d", ["mask", "saddle", "darkEars"]),
      coat("sable", "#b38c60", "#dcbc90", "#3d3431", ["mask", "saddle", "darkEars"]),
    ],
  },
  {
    name: "Dachshund",
    noun: "dachshund",
    weightKg: [5, 11],
    shape: { ...ORDINARY, skull: 86, cheek: 72, muzzle: 36, nose: 54, ears: "long", earSize: 1, bulk: 0.86, legs: 0.5 },
    coats: [
      coat("brown", "#9a5a34", "#c98d57", "#6b3a20", [], { nose: LIVER_NOSE }),
      coat("black and tan", "#38333a", "#c07d42", "#26232a", ["tanPoints", "socks"]),
      coat("red", "#b4662f", "#d99a5c", "#7b3f1c", []),
    ],
  },
  {
    name: "Polish Tatra Sheepdog",
    noun: "Polish Tatra sheepdog",
    weightKg: [38, 60],
    shape: {
      ...ORDINARY,
      skull: 108,
      cheek: 104,
      muzzle: 52,
      nose: 38,
      ears: "floppy",
      earSize: 0.92,
      fur: "long",
      eyes: 0.88,
      bulk: 1.25,
    },
    coats: [coat("white", "#f2eadd", "#fffaf1", "#cdbfaa", [])],
  },
  {
    name: "Labrador Retriever",
    noun: "Labrador retriever",
    weightKg: [25, 36],
    shape: { ...ORDINARY, skull: 102, cheek: 92, muzzle: 50, nose: 40, bulk: 1.1 },
    coats: [
      coat("yellow", "#e2bf88", "#f3dfba", "#b98d55", []),
      coat("black", BLACK, "#57525c", "#25222a", []),
      coat("chocolate", "#6d4430", "#8f6146", "#462a1e", [], { nose: LIVER_NOSE, irises: ["#a0703a"] }),
    ],
  },
  {
    name: "Golden Retriever",
    noun: "golden retriever",
    weightKg: [26, 34],
    shape: { ...ORDINARY, skull: 102, cheek: 94, muzzle: 49, nose: 40, fur: "long", earSize: 1.05, bulk: 1.12 },
    coats: [
      coat("golden", "#d89d50", "#f0cd94", "#a86c2c", ["paleChest"]),
      coat("pale gold", "#e8c58e", "#f7e4c3", "#bd9056", ["paleChest"]),
    ],
  },
  {
    name: "Beagle",
    noun: "beagle",
    weightKg: [9, 14],
    shape: { ...ORDINARY, skull: 94, cheek: 84, muzzle: 46, nose: 40, ears: "long", earSize: 1.02, eyes: 1.08 },
    coats: [
      coat("tricolour", "#c07a3e", "#fbf3e6", "#3b3335", ["wideBlaze", "paleMuzzle", "paleChest", "saddle", "socks"]),
      coat("lemon and white", "#dba864", "#fcf5e9", "#b57f3f", ["wideBlaze", "paleMuzzle", "paleChest", "socks"]),
    ],
  },
  {
    name: "Border Collie",
    noun: "border collie",
    weightKg: [14, 20],
    shape: { ...ORDINARY, skull: 94, cheek: 86, muzzle: 42, nose: 44, ears: "tipped", fur: "long" },
    coats: [
      coat("black and white", BLACK, "#fbf6ec", "#25222a", ["wideBlaze", "paleMuzzle", "paleChest", "socks"]),
      coat("blue merle", "#9aa1ac", "#fbf6ec", "#4a4a55", ["merle", "blaze", "paleMuzzle", "paleChest", "socks"], {
        irises: ["#7db4cf", "#6b3f22"],
      }),
      coat("red and white", "#9c532c", "#fbf3e6", "#6b351a", ["wideBlaze", "paleMuzzle", "paleChest", "socks"], {
        nose: LIVER_NOSE,
        irises: ["#a8742f"],
      }),
    ],
  },
  {
    name: "Poodle",
    noun: "poodle",
    weightKg: [5, 24],
    shape: {
      ...ORDINARY,
      skull: 88,
      cheek: 74,
      muzzle: 34,
      nose: 50,
      ears: "long",
      earSize: 1.02,
      fur: "curly",
      bulk: 0.95,
    },
    coats: [
      coat("apricot", "#dca673", "#edc79b", "#b27a48", []),
      coat("white", "#f1e9de", "#fffaf2", "#cabdad", []),
      coat("black", "#413c45", "#5a545f", "#2a262e", []),
    ],
  },
  {
    name: "Husky",
    noun: "husky",
    weightKg: [18, 27],
    shape: {
      ...ORDINARY,
      skull: 100,
      cheek: 94,
      muzzle: 42,
      nose: 42,
      ears: "pricked",
      earSize: 0.9,
      fur: "long",
      bulk: 1.05,
    },
    coats: [
      coat("grey and white", "#777c87", "#fbf7f0", "#4b4f59", ["huskyFace", "paleChest", "socks"], {
        irises: ["#8cc5e3", "#79b6d9"],
      }),
      coat("black and white", "#413f48", "#fbf7f0", "#28262d", ["huskyFace", "paleChest", "socks"], {
        irises: ["#8cc5e3"],
      }),
      coat("red and white", "#b0703f", "#fcf4e8", "#7c4822", ["huskyFace", "paleChest", "socks"], {
        irises: ["#8cc5e3", "#8a5a2c"],
        nose: LIVER_NOSE,
      }),
    ],
  },
  {
    name: "Jack Russell Terrier",
    noun: "Jack Russell terrier",
    weightKg: [5, 8],
    shape: {
      ...ORDINARY,
      skull: 92,
      cheek: 80,
      muzzle: 40,
      nose: 40,
      ears: "button",
      earSize: 0.95,
      eyes: 1.08,
      bulk: 0.86,
    },
    coats: [
      coat("white and tan", "#f8f1e4", "#fffbf3", "#bf7c41", ["eyePatch", "darkEars", "patches"]),
      coat("white and black", "#f8f1e4", "#fffbf3", "#413b40", ["eyePatch", "darkEars", "patches"]),
    ],
  },
  {
    name: "Yorkshire Terrier",
    noun: "Yorkshire terrier",
    weightKg: [2, 4],
    shape: {
      ...ORDINARY,
      skull: 90,
      cheek: 84,
      muzzle: 40,
      nose: 32,
      ears: "pricked",
      earSize: 0.72,
      fur: "rough",
      eyes: 1.12,
      bulk: 0.8,
      legs: 0.7,
    },
    coats: [coat("steel blue and tan", "#cf9a5c", "#e3ba80", "#5d6069", ["saddle", "darkEars"])],
  },
  {
    name: "French Bulldog",
    noun: "French bulldog",
    weightKg: [8, 14],
    shape: {
      ...ORDINARY,
      skull: 102,
      cheek: 102,
      muzzle: 64,
      nose: 22,
      ears: "bat",
      eyes: 1.12,
      bulk: 1.12,
      legs: 0.75,
    },
    coats: [
      coat("fawn", "#d8ac76", "#ecd0a2", "#403537", ["mask"]),
      coat("black and white", "#403c44", "#f7efe2", "#2a272e", ["blaze", "paleMuzzle", "paleChest"]),
      coat("blue", "#7c828e", "#aab0ba", "#51555f", ["paleChest"]),
    ],
  },
  {
    name: "Welsh Corgi",
    noun: "Welsh corgi",
    weightKg: [10, 14],
    shape: {
      ...ORDINARY,
      skull: 98,
      cheek: 92,
      muzzle: 40,
      nose: 42,
      ears: "pricked",
      earSize: 1.12,
      fur: "long",
      legs: 0.5,
    },
    coats: [
      coat("red and white", "#cf853f", "#fcf4e6", "#9a5a24", [
        "blaze",
        "paleMuzzle",
        "paleCheeks",
        "paleChest",
        "socks",
      ]),
    ],
  },
  {
    name: "Boxer",
    noun: "boxer",
    weightKg: [25, 32],
    shape: { ...ORDINARY, skull: 94, cheek: 92, muzzle: 58, nose: 30, ears: "floppy", earSize: 0.82, bulk: 1.12 },
    coats: [coat("fawn and white", "#c88a4d", "#f8eedf", "#3d3132", ["mask", "paleChest", "socks"])],
  },
];
