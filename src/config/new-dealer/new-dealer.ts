import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import type { TemplateName } from '../templates/index.ts';
import { starterStock } from './starter-stock.ts';

/** The facts of a new dealer. Anything left out becomes a placeholder, which `npm run check` reports as a problem. */
export interface NewDealerFacts {
	template?: TemplateName;
	name?: string;
	url?: string;
	phone?: string;
	email?: string;
	street?: string;
	city?: string;
	postcode?: string;
	/** A key such as `qld`. */
	state?: string;
	/** The company's registered name. */
	entity?: string;
	abn?: string;
	/** The dealer's licence as advertisements must show it. */
	licence?: string;
	/** Whether the dealer is invented; its placeholders are then accepted. */
	demo?: boolean;
}

/** The files of a new dealer's folder, by path. The site can be built immediately; comments explain what to fill in. */
export function newDealerFiles(slug: string, facts: NewDealerFacts = {}): Record<string, string> {
	return {
		'dealer.ts': dealerFile(slug, facts),
		'stock.json': starterStock(slug, facts.template ?? 'plain'),
		'images/.gitkeep': '',
	};
}

function dealerFile(slug: string, facts: NewDealerFacts): string {
	const name = facts.name ?? nameFrom(slug);
	const phone = quoted(facts.phone ?? '(07) 5550 0100');
	const licence = quoted(facts.licence ?? 'QLD LMD 0000000');
	const city = facts.city ?? 'Brisbane';
	const street = quoted(facts.street ?? '1 Example Street');
	const address = `{ street: ${street}, city: ${quoted(city)}, postcode: ${quoted(facts.postcode ?? '4000')} }`;
	return `import { defineDealer } from 'forecourt/config';

/** Every option is described where editors show it: hover over a name, or read src/config/sections. */
export default defineDealer({
	slug: '${slug}',
${facts.demo ? '\t// An invented dealer: placeholders are accepted.\n\tdemo: true,\n' : ''}	// The preset for all options not set here: plain, franchise, group, caravans, motorcycles or used-online.
	template: '${facts.template ?? 'plain'}',
	name: ${quoted(name)},
	url: ${quoted(facts.url ?? `https://www.${slug}.example`)},
	phone: ${phone},
	// Receives enquiries; docs/recipes/receive-leads.md explains how to send some of them elsewhere.
	email: ${quoted(facts.email ?? `sales@${slug}.example`)},
	logo: { mark: 'initial', words: ${quoted(name)} },
	state: ${quoted(facts.state ?? 'qld')},
	address: ${address},
	// The make the dealer is franchised for; leave it out for several or none.
	// manufacturer: 'Toyota',
	locations: [
		{
			id: 1,
			name: ${quoted(city)},
			slug: '${slugOf(city)}',
			primary: true,
			// As advertisements must show it.
			dealer_license_number: ${licence},
			address: ${address},
			contact_detail: { phone: ${phone} },
		},
	],
	opening_hours: [
		{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 2, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 3, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 4, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 5, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 6, status: 'Open', open: '08:30', close: '16:00' },
		{ weekday: 0, status: 'Closed' },
	],
	// The path of the lead API on this site: with it there are enquiry, test-drive and trade-in forms and a contact page. Without it
	// enquiry buttons only open the visitor's e-mail program. See docs/recipes/run-the-lead-api.md.
	lead_api: '/api',
	// The stock source: this file, a CSV with its columns named, or an address; see docs/recipes/stock-source.md.
	stock: { from: { source: 'json', file: 'stock.json' } },
	// Pages, posts, offers and more are files below content/; see docs/recipes/write-content.md.
	// The price type of used vehicles when the feed has none. Prices without a price type are not shown.
	pricing: { default_price_types: { used: 'drive_away' } },
	${(facts.template ?? 'plain') === 'plain' ? '' : '// '}theme: { colours: { primary: '#2b3a55' } },
	legal: { entity: ${quoted(facts.entity ?? `${name} Pty Ltd`)}, abn: ${quoted(facts.abn ?? '00 000 000 000')}, licence: ${licence} },
});
`;
}

function nameFrom(slug: string): string {
	return slug
		.split('-')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ');
}

/** A string literal in the style of the project's formatter. */
function quoted(text: string): string {
	const escaped = text.replace(/[\\\n]/g, (character) => (character === '\n' ? ' ' : '\\\\'));
	return escaped.includes("'") && !escaped.includes('"')
		? `"${escaped}"`
		: `'${escaped.replaceAll("'", "\\'")}'`;
}
