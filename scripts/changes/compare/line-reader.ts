/** A text of a page: a paragraph, a heading, a cell, a button, or a whole item of a list. */
export interface TextLine {
	text: string;
	/** The heading that it is under or contains, or the part of the page. */
	under: string;
	/** For an item with a heading, such as the card of a vehicle: it is never another item. */
	isNamed?: true;
}

/** Elements within a line of text; all others begin a new one. */
const WITHIN_A_LINE = new Set(
	'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
		' ',
	),
);
/** Elements that are one thing to a reader, such as a card or the row of a table. */
const ITEM = new Set(['li', 'article', 'tr', 'figure']);
/** Longer items are read line by line. */
const LONGEST_ITEM = 400;
/** Elements whose text no visitor reads. */
const SILENT = new Set(['script', 'style', 'template', 'svg']);
const HEADING = /^h[1-4]$/;

/** Collects the lines of text of a page while a parser reads it. */
export class LineReader {
	readonly #lines: TextLine[] = [];
	/** Open items: their first line, and the heading before them. */
	readonly #items: { first: number; under: string }[] = [];
	#silentDepth = 0;
	#text = '';
	#under = '';

	/** Whether the parser is inside an element whose text no visitor reads. */
	get isSilent(): boolean {
		return this.#silentDepth > 0;
	}

	open(name: string): void {
		if (SILENT.has(name)) this.#silentDepth++;
		else if (WITHIN_A_LINE.has(name)) this.#text += ' ';
		else this.#endLine();
		if (ITEM.has(name)) this.#items.push({ first: this.#lines.length, under: this.#under });
		// The footer has headings of its own; what comes before the first of them is not under the page's last.
		if (name === 'footer') this.#under = 'footer';
	}

	text(text: string): void {
		if (!this.isSilent) this.#text += text;
	}

	/** Adds a line of its own, such as the alternative text of a picture, without ending the line it is in. */
	say(text: string): void {
		if (!this.isSilent) this.#lines.push({ text, under: this.#under });
	}

	close(name: string): void {
		if (SILENT.has(name)) this.#silentDepth--;
		else if (WITHIN_A_LINE.has(name)) this.#text += ' ';
		else {
			if (HEADING.test(name)) this.#under = tidy(this.#text) || this.#under;
			this.#endLine();
			if (ITEM.has(name)) this.#endItem();
		}
	}

	/** The lines of the whole page. */
	end(): TextLine[] {
		this.#endLine();
		return this.#lines;
	}

	#endLine(): void {
		const text = tidy(this.#text);
		this.#text = '';
		if (text !== '') this.#lines.push({ text, under: this.#under });
	}

	/** Makes one line of a short item; what follows it is under the heading before it again. */
	#endItem(): void {
		const item = this.#items.pop();
		if (!item) return;
		const heading = this.#under;
		this.#under = item.under;
		const text = this.#lines
			.slice(item.first)
			.map((line) => line.text)
			.join(' · ');
		if (text === '' || text.length > LONGEST_ITEM) return;
		const line: TextLine = { text, under: heading, ...(heading === item.under ? {} : { isNamed: true }) };
		this.#lines.splice(item.first, Number.POSITIVE_INFINITY, line);
	}
}

/** Without superfluous spaces: elements within a line are read with spaces around them. */
function tidy(text: string): string {
	return text
		.replace(/\s+/g, ' ')
		.replace(/ ([,.;:!?)])/g, '$1')
		.trim();
}
