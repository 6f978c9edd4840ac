import type { Topic } from './topic.ts';

/** What a vehicle is fitted with: sentences of its features and comments. */
export const TOPICS_OF_FITTINGS: readonly Topic[] = [
	{
		name: 'seat height',
		asks: /\b(seat|saddle)\b.*\b(heights?|high|tall|low(er|ered|est)?)\b|\b(low(er)?|tall(er)?|high(er)?|heights?) ((of|is|does) )?((the|its|a) )?(seat|saddle)\b|\b(reach|touch) the (ground|floor)|\bflat[- ]foot|\b(too tall|tall enough)\b|\b(someone|rider|person|i'?m|me)\b.*\b[456] ?(foot|ft|')|\bshort (rider|legs|person|girl|guy)|\b(be|get it|can you) lower(ed)?\b|\blowering\b/,
		unless: /heat|third|fold|child|baby|\brow\b|price|\bkms?\b|\brear\b/,
		sentences: /\bseat height\b|\b\d{3} mm seat\b|\badjustable (footpegs and )?seat|\blowering\b/i,
		under: /features|comments/i,
	},
	{
		name: 'mains power',
		asks: /\binverter|\b(240|230|12) ?v(olts?)?\b|\bv2l\b|vehicle[- ]to[- ]load|power (point|outlet|socket)|\b(outlets?|sockets?)\b/,
		sentences: /\binverter|vehicle-to-load|power (point|outlet|socket)|\b(240|230|12) ?v(olt)?\b/i,
		under: /features|comments/i,
	},
	{
		name: 'power away from the mains',
		asks: /\b(power|run|plug( in)?) (my|our|a|an|the) (\w+ )?(camp\w*|gear|fridge|coffee|kettle|microwave|tools?|laptop|cpap|air ?fryer|heater|aircooling)\b|\boff[- ]?grid\b|\bfree[- ]?camp|\bwithout (mains|power)\b/,
		sentences: /\binverter|vehicle-to-load|solar panel|\bah (lithium )?battery/i,
		under: /features/i,
	},
	{
		name: 'water tanks',
		asks: /\bwater\b.*\b(carry|carries|hold|holds|capacity)\b|\bwater tanks?\b|\b(litres?|how much) (of )?water\b/,
		sentences: /\bwater tank/i,
		under: /features/i,
	},
	{
		name: 'several tanks',
		asks: /\b(both|all|two|twin) (of )?(the |its )?(fuel )?tanks\b/,
		unless: /\bhow far\b|\bkms?\b/,
		sentences: /\b(water|fuel) tanks\b/i,
		under: /features/i,
	},
	{
		name: 'layout',
		asks: /\bbunks?\b|\blayout\b|\b(bed|sleeping) (set ?up|arrangements?)\b/,
		sentences: /\b(bunks?|beds?|singles)\b/i,
		under: /features|comments/i,
	},
	{
		name: 'changes',
		asks: /\bmods?\b|\bmodif|\baftermarket\b/,
		sentences: /\b(un)?modified\b|\bstandard (exhaust|levers)\b|\baftermarket\b/i,
		under: /features|comments/i,
	},
	{
		name: 'brake controller',
		asks: /\bcontrollers?\b/,
		unless: /\b(game|climate)\b/,
		sentences: /\bcontroller\b/i,
		best: /\bfitted\b|\bfit one\b/i,
	},
	{
		name: 'gas test',
		asks: /\bgas\b.*\b(certificates?|compliance|compliant|tested|checked|inspected)\b|\b(certificates?|tested|checked|inspected)\b.*\bgas\b/,
		sentences: /\bgas\b.*\b(tested|certificate)\b/i,
	},
	{
		name: 'toilet',
		asks: /\btoilets?\b/,
		unless: /\bshower\b/,
		sentences: /\btoilet|\bensuite\b/i,
		under: /features|comments/i,
	},
	{
		name: 'charging of devices',
		asks: /\bcharge (my|our|a|the) (\w+ )?(phones?|laptops?|devices?|ipads?|tablets?)\b|\busb\b/,
		sentences: /\busb\b|wireless (phone )?charg/i,
		under: /features/i,
	},
];
