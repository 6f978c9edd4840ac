/** What vehicles are compared by: the words for more and for less of it, and the facts that have its figures. */
export interface Measure {
	name: string;
	more: RegExp;
	less: RegExp;
	/** What is compared without a degree: 'the difference in price', 'as cheap as'. */
	noun?: RegExp;
	/** The names of facts with the figure, the best first; for a size, those of each dimension. */
	dimensions: readonly (readonly string[])[];
	/** The number in a fact, and what has to be the same for two numbers to be compared: a unit, or the kind of price. */
	figure?: RegExp;
}

const KMS = "(?:k'?m?'?s?|kays|clicks|kilomet(?:re|er)s?|mileage|odo(?:meter)?)\\b";
const MORE = '(?:more|most|higher|highest|bigger|biggest|greater|greatest|better|best|extra)';
const LESS = '(?:less|least|fewer|fewest|lower|lowest|smaller|smallest)';
const of = (degree: string, what: string, others = '(?!)') =>
	new RegExp(`\\b${degree} (?:the |of a )?(?:${what})|${others}`);

/** Every measure; the first that recognises a question has it, so narrow ones come before wide ones. */
const MEASURES: readonly Measure[] = [
	{
		name: 'fuel consumption',
		more: of('more', 'fuel|petrol|diesel|thirsty', '\\bthirst(?:ier|iest)\\b'),
		less: of(
			'(?:less|least)',
			'fuel|petrol|diesel|thirsty',
			'\\b(?:more|most) (?:economical|fuel[- ]efficient|efficient)\\b|\\b(?:better|best|cheaper|cheapest|easier) on (?:fuel|petrol|juice)\\b|\\b(?:better|best) (?:fuel )?(?:economy|mileage)\\b|\\blower (?:fuel )?consumption\\b',
		),
		noun: /\b(?:fuel|economy|consumption|as economical)\b/,
		dimensions: [['Fuel consumption, combined', 'Fuel']],
		figure: /(\d[\d.]*)\s*(L\/100)/,
	},
	{
		name: 'odometer',
		more: of('(?:more|most|higher|highest)', KMS),
		less: of(
			'(?:less|least|fewer|fewest|lower|lowest)',
			KMS,
			'\\b(?:driven less|less driven|least driven)\\b',
		),
		noun: new RegExp(`\\b${KMS}`),
		dimensions: [['Odometer']],
	},
	{
		name: 'towing capacity',
		more: of(
			MORE,
			'tow\\w*|braked',
			'\\b(?:tow|pull)s? (?:\\w+ )?(?:more|most|heavier|better)\\b|\\bbetter (?:at|for) tow\\w+',
		),
		less: of(LESS, 'tow\\w*|braked', '\\b(?:tow|pull)s? less\\b'),
		noun: /\b(?:tow\w*)\b/,
		dimensions: [['Towing capacity, braked', 'Braked towing capacity', 'Maximum towing capacity']],
	},
	{
		name: 'boot space',
		more: of(
			MORE,
			'boots?\\b|luggage|cargo|room in the b',
			'\\b(?:boot|luggage space) (?:is )?(?:bigger|larger)\\b',
		),
		less: of(LESS, 'boots?\\b|luggage|cargo', '\\bboot (?:is )?smaller\\b'),
		noun: /\b(?:boot)\b/,
		dimensions: [['Boot space', 'Luggage capacity', 'Cargo volume']],
	},
	{
		name: 'fuel capacity',
		more: of(MORE, '(?:fuel )?tank'),
		less: of(LESS, '(?:fuel )?tank'),
		dimensions: [['Fuel capacity']],
	},
	{
		name: 'engine size',
		more: of(MORE, 'engine|motor'),
		less: of(LESS, 'engine|motor'),
		dimensions: [['Engine size', 'Engine']],
		figure: /(\d[\d.,]*)\s*(L\b|cc)/,
	},
	{
		name: 'power',
		more: of(MORE, "power\\w*|kw'?s?\\b|kilowatts|grunt\\w*", '\\bgruntier\\b'),
		less: of(LESS, "power\\w*|kw'?s?\\b|kilowatts"),
		noun: /\b(?:power|kw|as powerful)\b/,
		dimensions: [['Power', 'Engine']],
		figure: /(\d[\d.]*)\s*(kW)/,
	},
	{
		name: 'torque',
		more: of(MORE, 'torque'),
		less: of(LESS, 'torque'),
		dimensions: [['Torque']],
	},
	{
		name: 'range',
		more: of(MORE, '(?:electric |driving )?range', '\\b(?:longer|longest) range\\b'),
		less: of(LESS, '(?:electric |driving )?range', '\\bshorter range\\b'),
		dimensions: [['Range', 'Electric range']],
	},
	{
		name: 'seats',
		more: of('(?:more|most)', 'seats?\\b|people', '\\bseats? more\\b'),
		less: of('(?:less|least|fewer|fewest)', 'seats?\\b', '\\bseats? (?:fewer|less)\\b'),
		noun: /\b(?:seats)\b/,
		dimensions: [['Seats']],
	},
	{
		name: 'doors',
		more: of('(?:more|most)', 'doors'),
		less: of('(?:less|fewer|fewest)', 'doors'),
		dimensions: [['Doors']],
	},
	{
		name: 'berths',
		more: of('(?:more|most)', 'berths|beds', '\\bsleeps? more\\b'),
		less: of('(?:less|fewer|fewest)', 'berths|beds', '\\bsleeps? (?:fewer|less)\\b'),
		dimensions: [['Sleeps']],
	},
	{
		name: 'ANCAP rating',
		more: of(MORE, '(?:ancap|safety|crash|star)\\b|stars'),
		less: of(LESS, '(?:ancap|safety|crash|star)\\b|stars'),
		dimensions: [['ANCAP rating']],
	},
	{
		name: 'price',
		more: /\b(?:dearer|dearest|pricier|priciest|(?:more|most) expensive|costs? (?:more|the most)|(?:higher|highest) priced?)\b|^how much more is\b|(?<=\b(?:much|lots?|heaps) )more(?=\W*$)/,
		less: /\bcheap(?:er|est)\b(?! (?:to|on)\b)|\b(?:(?:less|least) expensive|costs? (?:less|the least)|less money|(?:lower|lowest) priced?)\b/,
		noun: /\b(?:price|cost|as cheap|as expensive)\b/,
		dimensions: [['Price']],
		figure: /^\$([\d,]+)(.*)/,
	},
	{
		name: 'year',
		more: /\bnew(?:er|est)\b|\byoung(?:er|est)\b/,
		less: /\bold(?:er|est)\b/,
		noun: /\b(?:year|age|as new|as old)\b/,
		dimensions: [['Year', 'Built']],
		figure: /\b((?:19|20)\d\d)\b/,
	},
	{
		name: 'weight',
		more: /\bheav(?:ier|iest)\b|\bweighs? more\b/,
		less: /\blight(?:er|est)\b|\bweighs? less\b/,
		noun: /\b(?:weight|as heavy|as light)\b/,
		dimensions: [['Tare weight', 'Kerb weight', 'Tare mass']],
	},
	{
		name: 'length',
		more: /\blong(?:er|est)\b/,
		less: /\bshort(?:er|est)\b/,
		noun: /\b(?:length|as long)\b/,
		dimensions: [['Length', 'Body length']],
	},
	{
		name: 'width',
		more: /\bwide(?:r|st)\b/,
		less: /\bnarrow(?:er|est)\b/,
		noun: /\b(?:width|as wide)\b/,
		dimensions: [['Width', 'Body width']],
	},
	{
		name: 'height',
		more: /\btall(?:er|est)\b/,
		less: /\blower\b/,
		noun: /\b(?:height|as tall)\b/,
		dimensions: [['Height']],
	},
	{
		name: 'size',
		more: /\b(?:bigger|biggest|larger|largest)\b/,
		less: /\b(?:smaller|smallest)\b/,
		noun: /\b(?:size|dimensions|as big)\b/,
		dimensions: [['Length', 'Body length'], ['Width', 'Body width'], ['Height']],
	},
];

/** What vehicles are compared by that are compared as a whole. */
export const OVERVIEW: Measure = {
	name: 'price, odometer and year',
	more: /(?!)/,
	less: /(?!)/,
	dimensions: [['Price'], ['Odometer'], ['Year', 'Built']],
};

/** What a question in lower case compares by, with the words for it; null for nothing. */
export function measureIn(
	plain: string,
): { measure: Measure; direction: 'more' | 'less'; words: string } | null {
	for (const measure of MEASURES)
		for (const direction of ['less', 'more'] as const) {
			const [words] = measure[direction].exec(plain) ?? [];
			if (words !== undefined) return { measure, direction, words };
		}
	return null;
}

/** What a question in lower case compares without a degree: 'the difference in price'; the whole of the vehicles where it names nothing. */
export const namedMeasure = (plain: string): Measure =>
	MEASURES.find(({ noun }) => noun?.test(plain)) ?? OVERVIEW;
