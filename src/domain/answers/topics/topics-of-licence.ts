import type { Topic } from './topic.ts';

/** The visitor's licence, and what may be driven, ridden or towed with it. */
export const TOPICS_OF_LICENCE: readonly Topic[] = [
	{
		name: 'licence to tow',
		asks: /\b(licen[cs]e|p[- ]?plat\w*|learners?|on my ((red|green) )?[lp]'?s)\b.*\btow|\btow\w*\b.*\b(licen[cs]e|p[- ]?plat\w*|learners?|on my ((red|green) )?[lp]'?s)\b/,
		sentences: /\btow (a caravan|one trailer)\b/i,
	},
	{
		name: 'learners',
		asks: /\blams\b|\blearner|\b(on|with) (my|his|her|their|a) ((red|green) )?[lp]('?s|[- ]plates?)(?!\w)|\brestricteds?\b|\b[lp][- ]?plater/,
		unless: /test ?-?(drive|ride)|\b(discount|offer|special|deal)s?\b/,
		sentences: /\blams\b|\blearner|restricted licen[cs]e/i,
		under: /comments|features/i,
		lastly: ['Badge'],
		value: /\blams\b/i,
	},
	{
		name: 'licence',
		asks: /\blicen[cs]e\b/,
		unless: /plate|number|dealer|\brego\b|\bbring\b/,
		sentences: /\blicen[cs]e\b/i,
		under: /comments/i,
		elsewhere: /light rigid/i,
	},
];
