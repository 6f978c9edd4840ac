import { expect, test } from 'vitest';
import { linesLike, type PagePart } from '../fixtures/sites/page-parts.ts';

const STOCK = 'everything/stock';

/** Parts of cards in rendered lists, which are there without JavaScript. */
const PARTS: readonly PagePart[] = [
	['CARD-001', 'the picture', STOCK, /^img \/images\/car-red\.svg$/],
	['CARD-002', 'the tag', 'everything/search/', /^li Manager’s special/],
	['CARD-005', 'the price', STOCK, /^p \$31,000$/],
	['CARD-005', 'what the price includes', STOCK, /^p Estimated drive away$/],
	['CARD-011', 'details', STOCK, /^a View Details .*→ \/cars\/2026-toyota-corolla-ascent-new$/],
	['CARD-012', 'the reservation with its deposit', STOCK, /^a Reserve Now \$500 .*→ \/cars\/.+#reserve$/],
	[
		'CARD-016',
		'something similar, for a sold vehicle',
		'everything/',
		/^a Find Me Something Similar .*→ \/cars\//,
	],
	['DIRECTORY-008', 'tiles of body types', 'righto/index', /^a SUVs?\b.*→ \/search\/suv$/],
	['DIRECTORY-009, CONFIG-031', 'tiles of makes', 'merriwether/index', /^a Toyota\b.*→ \/search\/toyota$/],
	['DIRECTORY-009, CONFIG-031', 'the logo of a make', 'everything/index', /^img \/makes\/kia\.svg$/],
	['CONFIG-011', 'a tile of the dealer', STOCK, /^p Trade-in week$/],
];

test.each(PARTS)('a list or home page has what %s demands: %s', (_clauses, _part, pages, line) => {
	expect(linesLike(pages, line)).not.toEqual([]);
});

test('a rendered list has as many cards as the dealer configures for a page (RESULTS-001)', () => {
	expect(linesLike(STOCK, /^h3 \d{4} /)).toHaveLength(4);
});

test.each([
	['new-cars', ['li New']],
	['demo-cars', ['li Demo']],
	['used-cars', ['li Certified Used', 'li Used']],
])('every card of %s is of that condition (ITEMTYPES-001)', (list, conditions) => {
	const lines = linesLike(`harbourline/search/${list}`, /^((h2|h3|nav) |li (New|Demo|(Certified )?Used)$)/);
	const ofCards = lines.filter((line, index) => line.startsWith('li') && lines[index - 1]?.startsWith('h3'));
	expect([...new Set(ofCards)].sort()).toEqual(conditions);
});
