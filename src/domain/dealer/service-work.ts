/** The choice of a service booking that says nothing by itself, so that the message must. */
export const OTHER_WORK = 'Something else';

/** What workshops do most, as a service booking offers it unless the dealer lists its own. */
export const USUAL_WORK: readonly string[] = [
	'Logbook service',
	'Warning light or fault',
	'Brakes',
	'Tyres and wheel alignment',
	'Battery',
	'Air conditioning',
	'Roadworthy or safety inspection',
	'Recall',
];
