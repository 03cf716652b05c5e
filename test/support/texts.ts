import { readTextsByRequest } from "../../src/server/base/language.ts";
import * as english from "../../src/web/app/platform/texts/en/index.ts";
import * as polish from "../../src/web/app/platform/texts/pl/index.ts";
import { appTexts } from "../../src/web/app/platform/texts/texts.ts";

// As at the start of the product: outside a request, texts are read in English.
readTextsByRequest();
appTexts.provide("en", english);
appTexts.provide("pl", polish);
