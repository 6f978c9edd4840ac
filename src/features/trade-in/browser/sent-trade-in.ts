import type { SentLead } from '../../../api/leads/sent-lead.ts';
import { writeNamed } from '../../../browser/write-named.ts';
import lines from '../island/photos/photo-views.svg?url';

const DRAWINGS = import.meta.glob<string>('../drawings/*.svg', {
	eager: true,
	import: 'default',
	query: '?url',
});

/** Shows a sent trade-in on the success page: what was asked for as its heading, and the shopper's own vehicle before the one they want. */
export function fillSentTradeIn(page: Document, { trade_in, vehicle }: SentLead): void {
	const section = page.querySelector('[data-sent]');
	if (!section || !trade_in) return;
	const [title, text] = ['h1', '.thanks__text'].map((name) => page.querySelector(name));
	if (trade_in.words && title && text) {
		writeNamed(title, trade_in.words.title);
		text.textContent = trade_in.words.text;
	}
	const { looking_at } = trade_in;
	if (vehicle) section.querySelector('.sent__car')?.before(line('p', 'You are looking at'));
	else if (looking_at) section.querySelector('h2')?.after(line('p', `You are looking at: ${looking_at}`));
	const value = trade_in.estimate ?? trade_in.by_hand_reason;
	const [name, ...more] = [trade_in.vehicle, trade_in.plate, value].filter((part) => part !== null);
	if (!name) return;
	const strip = line('div', '');
	strip.className = 'sent__own';
	const words = line('p', '');
	words.append(line('b', name), ...more.map((part) => line('small', part)));
	strip.append(drawingOf(trade_in), words);
	section.querySelector('h2')?.after(strip);
}

function line(tag: 'p' | 'b' | 'small' | 'div', text: string): HTMLElement {
	const made = document.createElement(tag);
	writeNamed(made, text);
	return made;
}

/** The shopper's vehicle with its body, in its colour, else a line drawing of its kind; hidden from screen readers. */
function drawingOf({ item_type, body, colour }: NonNullable<SentLead['trade_in']>): Element {
	const drawing = DRAWINGS[`../drawings/${body ?? item_type}.svg`];
	if (!drawing) return lineDrawing(item_type);
	const picture = document.createElement('img');
	picture.src = `${drawing}#${colour ?? 'silver'}`;
	picture.alt = '';
	return picture;
}

function lineDrawing(itemType: string): SVGElement {
	const [svg, use] = ['svg', 'use'].map((tag) =>
		document.createElementNS('http://www.w3.org/2000/svg', tag),
	) as [SVGElement, SVGElement];
	svg.setAttribute('viewBox', '0 0 96 60');
	svg.setAttribute('aria-hidden', 'true');
	use.setAttribute('href', `${lines}#${itemType}-front_corner`);
	svg.append(use);
	return svg;
}
