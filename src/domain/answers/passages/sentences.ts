const SENTENCES = new Intl.Segmenter('en-AU', { granularity: 'sentence' });

/** The sentences of a paragraph. */
export const sentencesOf = (text: string): string[] =>
	[...SENTENCES.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
