export const questionnaireTemplate = {};
