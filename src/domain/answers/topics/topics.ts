import { OPEN_QUESTION } from '../polar-answer.ts';
import type { Topic } from './topic.ts';
import { TOPICS_OF_BATTERY } from './topics-of-battery.ts';
import { TOPICS_OF_BODY } from './topics-of-body.ts';
import { TOPICS_OF_DEALER } from './topics-of-dealer.ts';
import { TOPICS_OF_DRIVE } from './topics-of-drive.ts';
import { TOPICS_OF_FITTINGS } from './topics-of-fittings.ts';
import { TOPICS_OF_LICENCE } from './topics-of-licence.ts';
import { TOPICS_OF_PAPERS } from './topics-of-papers.ts';
import { TOPICS_OF_PAST } from './topics-of-past.ts';
import { TOPICS_OF_VISIT } from './topics-of-visit.ts';
import { TOPICS_OF_WORKSHOP } from './topics-of-workshop.ts';

/** Every topic; the first that recognises a question has it, so narrow ones come before wide ones. */
const TOPICS: readonly Topic[] = [
	...TOPICS_OF_BATTERY,
	...TOPICS_OF_LICENCE,
	...TOPICS_OF_FITTINGS,
	...TOPICS_OF_WORKSHOP,
	...TOPICS_OF_PAST,
	...TOPICS_OF_BODY,
	...TOPICS_OF_DRIVE,
	...TOPICS_OF_VISIT,
	...TOPICS_OF_DEALER,
	...TOPICS_OF_PAPERS,
];

/** Whether a topic is about the dealer, whatever the vehicle. */
export const isOfDealer = (topic: Topic): boolean =>
	[...TOPICS_OF_WORKSHOP, ...TOPICS_OF_VISIT, ...TOPICS_OF_DEALER].includes(topic);

/** Whether a topic is about a vehicle, whose page alone answers it. */
export const isAboutVehicle = (topic: Topic): boolean => !isOfDealer(topic) && !topic.sentences;

const isAsked = ({ asks, unless }: Topic, plain: string) => asks.test(plain) && !unless?.test(plain);

/** The topic of a question in plain text; undefined for none. */
export const topicOf = (plain: string): Topic | undefined => TOPICS.find((topic) => isAsked(topic, plain));

/** The topics of a question: the first, and with yes or no the others that it asks about, too, as in 'Is it a white diesel?' */
export function topicsOf(plain: string): readonly Topic[] {
	const [first, ...others] = TOPICS.filter((topic) => isAsked(topic, plain));
	if (!first) return [];
	const isPolar = !first.sentences && !first.hours && !OPEN_QUESTION.test(plain);
	return [
		first,
		...others.filter(
			({ polar, counts }) => isPolar && (counts || polar?.some(([asked]) => asked.test(plain))),
		),
	];
}
