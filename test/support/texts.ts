import { readTextsByRequest } from "../../src/server/base/language.ts";
import * as english from "../../src/web/app/app/texts/en/index.ts";
import * as polish from "../../src/web/app/app/texts/pl/index.ts";
import { provideTexts } from "../../src/web/app/app/texts.ts";

// As at the start of the product: outside a request, texts are read in English.
readTextsByRequest();
provideTexts("en", english);
provideTexts("pl", polish);
