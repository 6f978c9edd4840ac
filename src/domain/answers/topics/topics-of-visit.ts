import type { Topic } from './topic.ts';

/** How visitors come, and whom they meet. */
export const TOPICS_OF_VISIT: readonly Topic[] = [
	{
		name: 'way without a car',
		asks: /\bpick (me|us|someone|people|my \w+) up|\bpick up from\b|\b(from|by|near|nearest) (the |a )?(train|tram|bus|station|airport)\b|\b(train|bus) station\b|\b(train|tram|bus)s? (near|close)\b|\b(what|which) (tram|train|bus)\b/,
		sentences: /\b(train|tram|station|airport)\b|\bpick you up\b|\bbus passengers\b/i,
	},
	{
		name: 'parking',
		asks: /\bparking\b|\bcar ?park\b|\bwhere (can|do) (i|we) park\b/,
		unless: /sensor|camera|assist|brake|radar/,
		sentences: /\b(park|parking|car park)\b/i,
		best: /\bcar park\b|\bcustomer parking\b/i,
		under: /visit|getting here|by car|where/i,
	},
	{
		name: 'night at the yard',
		asks: /\b(stay|sleep|camp|park up)\b.*\b(night|overnight)\b/,
		unless: /\bsleeps\b/,
		sentences: /\bnight\b.*\b(lawn|yard)\b|\b(lawn|yard)\b.*\bnight\b|\bstay if you like\b|\bpowered site\b/i,
		best: /\bstay\b/i,
	},
	{
		name: 'what to bring',
		asks: /\bbring anything\b|\bwhat\b.*\b(do|should|must|can) (i|we) (need to |have to )?bring\b|\bneed to bring\b|\bwhat\b.*\bwear\b/,
		sentences: /\blicen[cs]e\b|\bkeys\b|\bseat\b|\bhandbook\b|\bpapers\b|\bhelmet, jacket\b/i,
		under: /what to bring|before you come|for a test ride/i,
	},
	{
		name: 'complaints',
		asks: /\bcomplain/,
		sentences: /\bcomplaints? (go|are|is)\b|\bhow to complain\b|\bwhere to complain\b/i,
	},
	{
		name: 'people',
		asks: /\bwho (owns|runs|founded|started|set up|is the (boss|founder|manager))\b/,
		sentences:
			/\bfounded\b|\bowned this\b|\bfamily has owned\b|\bruns the (yard|inspection|business)|\bmanager\b/i,
	},
];
