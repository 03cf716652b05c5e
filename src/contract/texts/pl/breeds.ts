import type { Written } from "../catalog.ts";
import type { breeds as english } from "../en/breeds.ts";

export const breeds: Written<typeof english> = {
  Beagle: "beagle",
  "Border Collie": "border collie",
  Boxer: "bokser",
  "British Shorthair": "kot brytyjski krótkowłosy",
  Dachshund: "jamnik",
  "European Shorthair": "kot europejski",
  "French Bulldog": "buldog francuski",
  "German Shepherd": "owczarek niemiecki",
  "Golden Retriever": "golden retriever",
  Husky: "husky",
  "Jack Russell Terrier": "jack russell terrier",
  "Labrador Retriever": "labrador retriever",
  "Maine Coon": "maine coon",
  "Mixed breed": "mieszaniec",
  Persian: "kot perski",
  "Polish Tatra Sheepdog": "polski owczarek podhalański",
  Poodle: "pudel",
  Ragdoll: "ragdoll",
  "Russian Blue": "kot rosyjski niebieski",
  "Scottish Fold": "kot szkocki zwisłouchy",
  Siamese: "kot syjamski",
  Sphynx: "sfinks",
  "Welsh Corgi": "welsh corgi",
  "Yorkshire Terrier": "yorkshire terrier",
};
