import type { Topic } from './topic.ts';

const ACCIDENTS =
	/accident|crash(ed)?\b|flood|hail|\bbingles?\b|\bprang|\bever (been |gone |laid )?down\b|\bbeen (laid )?down\b|\blaid down\b/;
const WRITE_OFFS = /writ(e|ten)[- ]?off|stolen|ppsr|encumbr|finance owing|money owing|repairable/;
/** Comments speak of both in one sentence: 'never written off, no accidents'. */
const HISTORY = new RegExp(`${ACCIDENTS.source}|${WRITE_OFFS.source}|never down`, 'i');

/** The vehicle's past and its condition: sentences of the dealer's comments. */
export const TOPICS_OF_PAST: readonly Topic[] = [
	{
		name: 'accidents',
		asks: ACCIDENTS,
		sentences: HISTORY,
		// Terms of guarantees speak of crashes, too, and say nothing about the vehicle's.
		under: /comments/i,
		unless: /collision|avoid/,
	},
	{
		name: 'write-offs and money owing',
		asks: WRITE_OFFS,
		sentences: HISTORY,
		under: /comments/i,
		elsewhere: /\bppsr\b|property securities/i,
	},
	{
		name: 'owners',
		asks: /\bown(er|ers|ed)\b|who (had|drove|sold)|ex[- ]?(rental|fleet|government|lease|demo|taxi)|\brental\b|\bfleet\b|one lady/,
		unless: /owner'?s manual|\bsmok/,
		sentences:
			/\bowners?\b|bought new by|traded by|came to us from|we took this|since new|from its first day|worked for its living/i,
		under: /comments/i,
	},
	{
		name: 'waiting',
		asks: /\bis there (a|any) wait|\bwait(ing)? (time|list|period)|how (soon|quickly)|how long (till|until|before|to wait)|lead time|when (can|could|will|would) (i|we) (have|get|take|collect) it/,
		sentences:
			/ready for delivery|on the water|\bis due\b|leaves \w+ the next working day|on the yard today/i,
		under: /comments/i,
	},
	{
		name: 'keys',
		asks: /\b(spare|second|2nd|master|another|two|2|both|how many|extra|sets? of) (sets? of )?keys?\b|\bkeys\b/,
		// Not the battery of a key.
		sentences: /\bkeys?,? (?!batter)|\bkeys\b/i,
		// Terms of guarantees count days from the key.
		under: /comments/i,
	},
	{
		name: 'service',
		asks: /^(?:(?:and|any|the|what about|how about|whats?) )*servic(?:e|es|ing)\W*$/,
		sentences:
			/\bservices? (?:are|is|record|book)\b|\bserviced\b|\blast service\b|\b(?:scheduled|log-book) service\b/i,
	},
	{
		name: 'service history',
		asks: /service (history|book|record|log)|\b(which|what|all its) services\b|log ?books?|\bserviced\b|(last|next|due|when).*service|\bservice due|been (looked after|maintained)|maintenance|\bhistory\b|stamped|\bbooks\b|\bservices? (missed|missing|skipped)|\b(miss|missed|skip|skipped) (a|any) services?\b|missed services?/,
		unless: /history report|service (cent|department|phone)/,
		sentences: /\bservic(e|es|ed)\b|log ?book|\bstamp(s|ed)?\b|workshop that looked after/i,
		under: /comments/i,
	},
	{
		name: 'damage',
		asks: /damage|scratch|\bdings?\b|\b(kerb|curb)(ed|ing|s| rash)|gutter rash|\bdents?\b|\bmarks?\b|\brust|\bwear\b|blemish|scrape|flaw|faults?\b|anything wrong|wrong with|\bissues?\b|problems?\b|chips?\b|stains?\b|what condition|condition (is|of)|good (condition|nick)|any (work|repairs)|scuff|known (issue|fault)|\bleak|\bdamp\b|\b(been|ever|it) dropped\b|water (damage|ingress)|\bmould/,
		unless: /warranty|if (something|there)|new or used|\bto wear\b|\b(i|we) wear\b/,
		sentences:
			/scratch|\bkerb rash\b|\bcrack|\btear\b|\bthat is the lot\b|\bnoted\b|\bdent\b|\bmark\b|scuff|scrape|stain|\bchip|\bdull\b|faded|dimple|\bloose\b|\brust|damage|\bwear\b|apart from|worth telling|one line on it|as it was|water in\b|\bleak/i,
		under: /comments/i,
	},
	{
		name: 'tyres',
		asks: /\bt[yi]res?\b|tread/,
		unless: /pressure|spare|repair kit/,
		sentences: /\btyres?\b|\btread\b|\bthe (fronts|rears) (have|are|show)\b/i,
		under: /comments/i,
	},
	{
		name: 'brakes',
		asks: /\bbrakes?( pads| discs| left| worn)|pads\b|condition of the brakes/,
		sentences: /\bbrakes? at|brake pads|\bpads\b/i,
	},
	{
		name: 'work done',
		asks: /what (have|did) you (do|done|fix|replace)|work (was |has been )?done|replaced|reconditioned|repaired|workshop/,
		unless: /\b(open|hours|clos(e|ed|ing)|address|phone)\b|where is/,
		sentences:
			/replaced|repaired|fitted a new|our workshop|then (gave|changed|aligned|cleaned|rotated|touched|replaced)|two new|four new/i,
		under: /comments/i,
	},
];
