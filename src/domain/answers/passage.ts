/** A fact or a sentence of the site that an answer may quote, as plain text. */
export interface Passage {
	/** The name of a fact: 'Transmission'; null for a sentence. */
	label: string | null;
	text: string;
	/** What it is under on its page: 'Key facts', 'Warranty'. */
	from: string;
	/** Where it is: an anchor of the vehicle's page or the address of another page. */
	href: string;
}

/** How an answer quotes a passage. */
export const quoteOf = ({ label, text }: Pick<Passage, 'label' | 'text'>): string =>
	label === null ? text : `${label}: ${text}`;
