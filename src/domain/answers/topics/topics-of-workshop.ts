import type { Topic } from './topic.ts';

/** What the dealer's workshop does, and what it lends. */
export const TOPICS_OF_WORKSHOP: readonly Topic[] = [
	{
		name: 'leaving the keys',
		asks: /\b(leave|drop)\b.*\bkeys?\b|\b(key|drop)[- ]?(drop )?box\b|\bafter[- ]hours (drop|collection|pick)/,
		sentences: /\b(key|drop) ?box\b/i,
	},
	{
		name: 'damage by the visitor',
		asks: /\bexcess\b|\bif (i|we) (drop|crash|damage|scratch|prang) (it|one)\b/,
		sentences: /\bliable\b|\bexcess\b|\bdamaged in your care\b/i,
	},
	{
		name: 'where it is serviced',
		asks: /^where\b.*\bservic|\bwhich (yard|workshop)s?\b.*\bservic/,
		sentences:
			/\bservice in \w+|\bany (of our )?(yard|workshop)s?\b|\bservice where you like\b|\bworkshops\b/i,
	},
	{
		name: 'storage',
		asks: /\b(keep|store)\b.*\b(weeks?|months?|shed|garage)\b|\bstorage\b/,
		unless: /\bboot\b|\blocker/,
		sentences: /\bstore it\b|\bstorage\b/i,
	},
	{
		name: 'weighing',
		asks: /\b(you|i|someone) (guys )?(get )?weigh\b|\bweighbridge\b|\bweighed\b/,
		sentences: /\bweigh(t check|bridge)\b|\bwe weigh\b/i,
	},
	{
		name: 'fitting of tyres',
		asks: /\b(fit|fitting|put|change|replace|sell|supply|do you do)\b.*\bt[yi]res?\b|\bt[yi]res? (fitted|fitting|while)/,
		sentences: /\bfitted and balanced\b|\bt[yi]res?\b.*\bwhile you wait|\btyres? at the going price/i,
	},
	{
		name: 'servicing',
		asks: /\bservicing\b|\b(do|can|could|will) (you|i) (guys )?(do )?(have |get |book )?(a )?(it |my \w+ )?servic(e|ed)\b|(how much|cost|price)\b.*\bservices?\b|\b(a|the) service\b.*\b(costs?|price|set me back)\b|\bservice (cost|price)s?\b|\b(free|capped[- ]price) servic/,
		unless: /\b(open|hours|history|records?|books?|stamped|last)\b/,
		sentences:
			/\b(?<!tyres, )servicing\b|\bscheduled service\b|\bhave a service\b|\bservice from \$|\bcapped price\b|\bservices? included\b|\bservices on\b/i,
	},
	{
		name: 'loan car',
		asks: /\b(loan|courtesy|loaner|replacement) (car|vehicle)|\bloaner/,
		sentences: /lend you a|(loan|courtesy|replacement) (car|vehicle)/i,
	},
	{
		name: 'loan of gear',
		asks: /\b(lend|loan|borrow|hire|rent)\b.*\b(gear|helmets?|jackets?|gloves|boots)\b|\b(do|will|would) (i|we) get (a|the|some|any) (gear|helmet|jacket|gloves|boots)\b/,
		sentences: /\b(lend|loan)\b.*\b(jacket|gloves|helmet)|\b(jacket|gloves|helmet)\b.*\bon loan/i,
	},
];
