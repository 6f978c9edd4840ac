import type { Topic } from './topic.ts';

/** Sums that are none of the vehicle's price: 'How much does it cost to fill up?', 'How much would a tow bar cost?' */
const OTHER_SUMS =
	/deliver|service|servicing|rego|insur|fuel|run|ship|warranty|transport|inspection|test|towbar|bullbar|tint|canopy|owning|\bto (fill|charge|own|maintain|fit|add|install|put|fix|repair|replace|change)\b|(how much|costs?|price)\b.*\b(a|an|another|extra|new|set of) (?!(hundred|thousand|new one|car|one)\b)[a-z]+/;

/** Numbers, dates, price and identity. */
export const TOPICS_OF_PAPERS: readonly Topic[] = [
	{
		name: 'availability',
		asks: /still (available|for sale|there|got|have|buy|purchase|on the (lot|market))|\bavailable\b|is (it|this|that)( one| car)? (sold|gone|taken|spoken for|reserved|on hold|under offer)|\bdibs\b|been (sold|snapped up)|already (sold|taken)|\b(someone|anyone|anybody) (bought|taken|put|reserved)\b|do you still|\bsold\b/,
		facts: ['Availability'],
	},
	{
		name: 'odometer',
		asks: /\b\d+ ?(k|thou|thousand) on (it|the clock)\b|\bon the clock\b|kilomet|\bkays\b|\bk'?ms?\b|\bks\b|odo(meter)?\b|mile?age|how far has it|how many k\b|km'?s (on|has|does)/,
		unless:
			/\b(tank|charge|battery|fill)s?\b|can (i|we) (put|do)\b|per 100|l\/100|warranty|service|deliver|range|interval|last|next/,
		facts: ['Odometer'],
	},
	{
		name: 'registration',
		asks: /\brego?\b|registration|registered|number ?plate|\bplates?\b|\bexpir/,
		unless:
			/\btransfer\b|\bon top\b|\bin the price\b|\b(costs?|fees?|charges?|price)\b|tie|bash|warranty|checker|complian|build/,
		facts: ['Registration'],
	},
	{
		name: 'roadworthiness',
		asks: /\broadworthy\b/,
		unless: /how much|\b(cost|price)|\b(do|can) you do\b/,
		sentences: /\bwith a (roadworthy|safety) certificate\b|\broadworthy (certificate|in)\b/i,
	},
	{ name: 'VIN', asks: /\bvin\b|chassis number|identification number/, facts: ['VIN'] },
	{
		name: 'stock number',
		asks: /stock (no|num|id)|stock ?#|reference number/,
		facts: ['Stock number', 'Stock no.'],
	},
	{ name: 'compliance date', asks: /complian|\bcomplied\b/, facts: ['Compliance date'] },
	{
		name: 'build date',
		unless: /how many/,
		asks: /build date|\bbuilt\b|manufactured|date of manufacture|when was it made/,
		facts: ['Build date', 'Built'],
	},
	{
		name: 'year',
		asks: /what year|which year|how old|\byears? old\b|year model|model year|age of|what age|is (it|this)\b.* (19|20)\d\d\b( (model|build|plate))?|\b(19|20)\d\d (model|build|plate)|\b((newer|older|later|earlier) than|(it|this|that|made|built)( one| car)? (before|after)) (an? )?(19|20)\d\d\b/,
		facts: ['Year'],
		counts: true,
	},
	{
		name: 'condition',
		asks: /new or used|used or new|is (it|this)( car)?( an?)? (brand )?new\b(?! [^o])|is (it|this)( a)?( car)? (used|demo|second ?hand)|demo(nstrator)?\b|second ?hand/,
		facts: ['Condition'],
		polar: [
			[/\bnew\b(?! or)/, /^new/i],
			[/demo/, /demo/i],
			[/\bused\b(?! or)|second/, /used/i],
		],
	},
	{
		name: 'series',
		asks: /(?<!\b7[689] |\b[123]00 )\bseries\b|which generation|what generation|model code/,
		facts: ['Series'],
	},
	{
		name: 'badge',
		asks: /\bbadge\b|\bvariant\b|\btrim level\b|which (spec|grade|trim)|what (spec|grade|trim)\b/,
		facts: ['Badge'],
	},
	{
		name: 'drive away',
		asks: /drive[- ]?away|on[- ]?roads?( costs?)?\b|stamp duty|(hidden|extra|additional|other|dealer) (fees?|costs?|charges?)|government charges|before on|\btransfer (costs?|fees?|duty)\b|\b(rego|costs?|fees?|charges?)\b.*\b(on top|in the price)\b/,
		facts: ['Price'],
		polar: [
			[/drive[- ]?away/, /drive away/i],
			[/exclud|\begc\b/, /exclud/i],
		],
		sentences: /nothing is added/,
	},
	{
		name: 'price',
		asks: /\bprice|how much (is|for|are|money|does (it|this|the \w+) cost)|what('s| is| does) (it|this|the cost)( worth| cost)|\bcosts?\b|asking|\b(under|over|below|above|(less|more|cheaper) than) (\$[\d,. ]+k?|[\d,.]+ ?(k|grand)|([a-z-]+ ){1,3}(thousand|grand)|[\w, ]+ dollars)\b(?! ?k)/,
		unless: OTHER_SUMS,
		facts: ['Price'],
	},
];
