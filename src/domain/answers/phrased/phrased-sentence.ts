import type { Passage } from '../passages/passage.ts';

/** A sentence of a phrased answer, as a page gets it: it has been checked against the passages it names. */
export interface PhrasedSentence {
	text: string;
	/** The passages that it was written from. */
	passages: readonly Pick<Passage, 'label' | 'text'>[];
}
