import { readTextsByRequest } from "../../src/server/language.ts";

// As at the start of the product: outside a request, texts are read in English.
readTextsByRequest();
