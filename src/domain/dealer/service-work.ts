/** The choice of a service booking that requires a message to explain the work. */
export const OTHER_WORK = 'Something else';

/** The choices of work in a service booking, unless the dealer lists its own. */
export const DEFAULT_SERVICE_WORK: readonly string[] = [
	'Logbook service',
	'Warning light or fault',
	'Brakes',
	'Tyres and wheel alignment',
	'Battery',
	'Air conditioning',
	'Roadworthy or safety inspection',
	'Recall',
];
