import type { Topic } from './topic.ts';

const COLOURS = 'white|black|silver|gr[ae]y|red|blue|green|yellow|orange|brown|gold|beige|bronze|purple';

/** Colours that people call each other. */
const NEAR = [/silver|gr[ae]y/i, /brown|gold|beige|bronze/i];

/** Body, size, weights and looks. */
export const TOPICS_OF_BODY: readonly Topic[] = [
	{
		name: 'interior colour',
		asks: /(interior|inside|trim|upholstery|seat|cabin)s? (colou?r|material)|colou?r (is|are|of) the (interior|inside|trim|seats?|cabin|upholstery)|colou?r (interior|seats|trim|inside)/,
		facts: ['Interior colour'],
	},
	{
		name: 'colour',
		asks: new RegExp(
			`colou?r|what shade|\\bpaint\\b|is (it|this)\\b.* (${COLOURS})\\b|^(an? )?(${COLOURS})\\W*$`,
		),
		unless: /screen|display|interior|scratch|camera|seat|leather|trim|wheel|roof|light|slip|book|plate/,
		facts: ['Colour'],
		polar: COLOURS.split('|').map((colour) => [
			new RegExp(`\\b(${colour})\\b`),
			new RegExp(`\\b${colour}\\b`, 'i'),
			NEAR.find((near) => near.test(colour.replace('[ae]', 'e'))),
		]),
	},
	{
		name: 'seats',
		asks: /\bseats? (does|are|has|in)|how many (seats?|people|passengers)|\bseater\b|passengers|(number|amount) of seats|seats? \d|\b(\d|two|three|four|five|six|seven|eight) seats\b|seating (capacity|for)|does it seat|fit \d+ (people|passengers|kids)|\d+ (people|adults) (travel|ride|sit)\b|\bseat ?belts?\b|\bbelted\b/,
		unless: /leather|heat|cloth|electric|power|vent|fold|memory|height|colou?r|massage|sleep/,
		facts: ['Seats'],
		counts: true,
	},
	{
		name: 'berths',
		asks: /\bsleeps?\b|berths?|how many (beds|can sleep)|people (can )?sleep/,
		unless: /\bnight\b|\bovernight\b/,
		facts: ['Sleeps'],
		counts: true,
	},
	{
		name: 'doors',
		asks: /how many doors|\d[- ]door|number of doors|(two|three|four|five) doors?/,
		facts: ['Doors'],
		counts: true,
	},
	{
		name: 'cab',
		asks: /\b(dual|double|twin|crew|single|extra|extended|space|freestyle|king|super)[- ]?cab\b/,
		facts: ['Body', 'Badge'],
		value: /\b(dual|double|twin|crew|single|extra|extended|space|freestyle|king|super)[- ]?cab\b/i,
		polar: [
			[/dual|double|twin|crew/, /\b(dual|double|twin|crew)[- ]?cab/i],
			[/single/, /\bsingle[- ]?cab/i],
			[
				/extra|extended|space|freestyle|king|super/,
				/\b(extra|extended|space|freestyle|king|super)[- ]?cab/i,
				/./,
			],
		],
	},
	{
		name: 'body',
		asks: /body (type|style|shape)|is (it|this) an?\b.* (hatch(back)?|sedan|wagon|suv|ute|van|coupe|convertible|people ?mover|cab chassis)|(hatch|sedan|wagon|suv) or/,
		facts: ['Body'],
		polar: [
			'hatch',
			'sedan',
			'wagon',
			'suv',
			'ute',
			'van',
			'coupe',
			'convertible',
			'people ?mover',
			'cab chassis',
		].map((body) => [new RegExp(`\\b${body}`), new RegExp(`\\b${body}`, 'i')]),
	},
	{
		name: 'size',
		asks: /dimension|how (big|wide|tall|high) is (it|this|she|he|the (car|caravan|ute|van))\b|^(what('s| is) the )?(overall )?(length|width|height|size)\b|fit in (my|a|the)/,
		facts: ['Length', 'Body length', 'Width', 'Body width', 'Height'],
		all: true,
	},
	{
		name: 'boot',
		asks: /\bboot (space|size|capacity|volume)|(size|volume|capacity) of the boot|how (big|large) is the boot|(luggage|cargo) (space|capacity|volume|room)/,
		facts: ['Boot space', 'Luggage capacity', 'Cargo volume'],
	},
	{
		name: 'length',
		asks: /how long is (it|this|the (car|van|caravan|body|ute))/,
		unless: /warrant|guarantee|deliver|service|roadside|wait|inspect/,
		facts: ['Length', 'Body length'],
	},
	{
		name: 'gross vehicle mass',
		asks: /\bgvm\b|gross (vehicle )?(mass|weight)/,
		facts: ['Gross vehicle mass', 'GVM'],
	},
	{ name: 'aggregate trailer mass', asks: /\batm\b|aggregate/, facts: ['Aggregate trailer mass', 'ATM'] },
	{
		name: 'weight',
		asks: /\btare\b|how heavy|\bweighs?\b|\bweight\b|kerb/,
		unless: /\bgvm\b|\batm\b|gross|ball|payload|tow/,
		facts: ['Tare weight', 'Kerb weight', 'Tare mass'],
		sentences: /\bkg ready to ride\b/,
		under: /features/i,
	},
	{
		name: 'payload',
		asks: /payload|carrying capacity|how much (weight |stuff |gear )?can (i|we|you|it) (load|carry|pack|put in)/,
		facts: ['Payload'],
		sentences: /\bpayload\b|\bload [\d,]+ kg\b|\bkg is yours to (pack|load)\b/i,
		under: /comments/i,
	},
	{ name: 'axles', asks: /\baxles?\b|tandem/, facts: ['Axles'], counts: true },
	{
		name: 'towing',
		asks: /\btow(s|ing)?\b|\bpull(s|ing)?\b|brak(ed|ing) capacity/,
		unless: /roadside|broke|pull(s|ing)? (up|over|out|to)\b/,
		// What a van may weigh is what tows it must be able to tow.
		facts: [
			'Towing capacity, braked',
			'Braked towing capacity',
			'Maximum towing capacity',
			'Aggregate trailer mass',
			'ATM',
		],
		under: /features|comments/i,
		sentences:
			/\brated to tow\b|\btow ?bar, [\d,]+ kg\b|\btow(s|ing)? (up to|capacity)|towing capacity|\bbraked\b/i,
	},
	{
		name: 'safety rating',
		asks: /\bancap\b|safety rating|crash (test|rating)|star rating|how safe|safety stars|how many stars/,
		facts: ['ANCAP rating'],
	},
];
