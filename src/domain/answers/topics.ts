import type { Topic } from './topic.ts';
import { TOPICS_OF_BODY } from './topics-of-body.ts';
import { TOPICS_OF_DEALER } from './topics-of-dealer.ts';
import { TOPICS_OF_DRIVE } from './topics-of-drive.ts';
import { TOPICS_OF_PAPERS } from './topics-of-papers.ts';
import { TOPICS_OF_PAST } from './topics-of-past.ts';

/** Every topic; the first that recognises a question has it, so narrow ones come before wide ones. */
const TOPICS: readonly Topic[] = [
	...TOPICS_OF_PAST,
	...TOPICS_OF_BODY,
	...TOPICS_OF_DRIVE,
	...TOPICS_OF_DEALER,
	...TOPICS_OF_PAPERS,
];

/** Whether a topic is about a vehicle, whose page alone answers it. */
export const isAboutVehicle = (topic: Topic): boolean =>
	!TOPICS_OF_DEALER.includes(topic) && !topic.sentences;

/** The topic of a question in plain text; undefined for none. */
export const topicOf = (plain: string): Topic | undefined =>
	TOPICS.find(({ asks, unless }) => asks.test(plain) && !unless?.test(plain));
