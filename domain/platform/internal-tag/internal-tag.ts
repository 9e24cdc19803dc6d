export const MAX_RECORD_TAGS = 20;
