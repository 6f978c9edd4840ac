import type { Topic } from './topic.ts';

/** The battery of an electric car, and where it is charged. */
export const TOPICS_OF_BATTERY: readonly Topic[] = [
	{
		name: 'battery cover',
		// Also the heading of a page about it.
		asks: /\bbatter\w*\b.*\b(warrant|guarante|cover)|\b(warrant|guarante|cover)\w*\b.*\bbatter|: the battery$/,
		sentences:
			/\bbattery (cover|warranty|guarantee|is covered)|\b(cover|warranty|guarantee)\w* (of|on|for) (the |its )?battery\b/i,
	},
	{
		name: 'battery health',
		asks: /\bbatter\w*\b.*\b(health|condition|test(ed)?|degrad\w*|report|soh|capacity left)\b|\b(health|state|condition|degradation)\b.*\bbatter/,
		sentences: /\bbattery (report|health|test\w*|check\w*)|\bbattery is at\b/i,
		under: /comments/i,
	},
	{
		name: 'home charger',
		asks: /\b(free|home|wall)( \w+)? charger|\bcharger (included|thrown|with it)/,
		sentences: /\b(home|wall) charger/i,
	},
	{
		name: 'charging there',
		asks: /\bcharge my (ev|car|tesla)\b|\bcharg(e|ing|ers?)\b.*\b(at yours|at your|there|on ?site|at the (yard|dealer\w*))|\b(have|got|any) (ev )?chargers?\b|: charging$/,
		unless: /usb|phone|wireless/,
		sentences: /\bkw chargers?\b/i,
	},
];
