/** A subject that shoppers ask about, and where its answer is on the site. Patterns are tried on plain lower-case text. */
export interface Topic {
	name: string;
	/** Recognises the question. */
	asks: RegExp;
	/** Questions that it would take by mistake. */
	unless?: RegExp;
	/** Names of facts that answer it, the best first; only the first that the vehicle has is quoted, or all of them with `all`. */
	facts?: readonly string[];
	all?: true;
	/** The fact answers only where its value has this. */
	value?: RegExp;
	/** Names of facts that answer it where no sentence does. */
	lastly?: readonly string[];
	/** Sentences that answer it, by their words. */
	sentences?: RegExp;
	/** The headings that those sentences have to be under. */
	under?: RegExp;
	/** Sentences under other headings that answer it, too, by their words. */
	elsewhere?: RegExp;
	/** The sentences that say it best, and those that say it least, by their heading and words. */
	best?: RegExp;
	least?: RegExp;
	/** What holds for new vehicles may not hold for used ones. */
	byCondition?: true;
	/** What holds in one place may not hold in another: only sentences for the place that is asked about answer it. */
	byPlace?: true;
	/** Questions with yes or no: whether the fact's value says yes, by what is asked, and which values decide neither. */
	polar?: readonly (readonly [asked: RegExp, yes: RegExp, undecided?: RegExp | undefined])[];
	/** Answered by the times of a timetable. */
	hours?: true;
	/** A number in the question is compared with the fact: 'Does it seat 7?' */
	counts?: true;
}
