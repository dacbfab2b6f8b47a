/** Something that keeps the import from going on, as one clear sentence for the person who ran it. */
export class Sentence extends Error {}
