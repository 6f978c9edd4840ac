import type { Answer, FoundVehicle, NamedVehicle, Turn } from '../../domain/answers/answer.ts';
import type { Passage } from '../../domain/answers/passages/passage.ts';

/** A turn of a conversation with the time it was had. */
export interface KeptTurn extends Turn {
	/** Unix milliseconds. */
	at: number;
}

/** Turns that are kept: a conversation, not an archive. */
export const MOST_TURNS = 20;

/** How long a conversation is kept, milliseconds: a day, as prices and hours in it grow old. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The conversation as it was stored, without what is a day old or not one of ours: any script may have written it. */
export function readTurns(stored: unknown, now: number): KeptTurn[] {
	if (!Array.isArray(stored)) return [];
	return stored.filter((one): one is KeptTurn => isTurn(one) && one.at > now - KEPT_MS).slice(-MOST_TURNS);
}

type Shape = Readonly<Record<string, unknown>>;
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isList = (value: unknown, isOne: (one: unknown) => boolean) =>
	Array.isArray(value) && value.every(isOne);
/** An address of the site itself. */
const isPath = (value: unknown) => isText(value) && /^[/#](?!\/)/.test(value);

function isTurn(value: unknown): value is KeptTurn {
	if (!isShape(value)) return false;
	const { question, on, at, answer } = value;
	return (
		isText(question) && isTextOrNull(on) && typeof at === 'number' && isShape(answer) && isAnswer(answer)
	);
}

function isAnswer(answer: Shape): boolean {
	const { kind } = answer as { kind?: Answer['kind'] };
	switch (kind) {
		case 'quoted': {
			const { line, quotes, open, about, asked, phrased = [], beside = [] } = answer;
			const isAbout = (about === null || isNamed(about)) && isList(beside, isNamed);
			const isTexts = isList(open, isText) && isList(phrased, isText);
			return isText(line) && isList(quotes, isPassage) && isTexts && isAbout && isText(asked);
		}
		case 'stock': {
			// Conversations of yesterday may have no number of filters.
			const { found, total, sought, filters = 0, unused, href, asked = '' } = answer;
			const isCounted = typeof total === 'number' && typeof filters === 'number';
			const isSaid = isText(sought) && isText(asked) && isPath(href);
			return isCounted && isSaid && isList(found, isFound) && isList(unused, isText);
		}
		case 'which':
			return isList(answer['options'], isNamed) && isText(answer['asked']);
		case 'referred':
		case 'courtesy':
			return isText(answer['to']);
		case 'unknown':
		case 'gone':
		case 'unreachable':
			return true;
		default:
			return false;
	}
}

function isPassage(value: unknown): value is Passage {
	if (!isShape(value)) return false;
	const { label, text, from, href } = value;
	return isTextOrNull(label) && isText(text) && isText(from) && isPath(href);
}

function isNamed(value: unknown): value is NamedVehicle {
	return isShape(value) && [value['slug'], value['title'], value['make'], value['model']].every(isText);
}

function isFound(value: unknown): value is FoundVehicle {
	if (!isNamed(value)) return false;
	const { href, price, facts, picture } = value as NamedVehicle & Shape;
	const isPicture = isShape(picture) && isText(picture['url']) && /^(\/|https:)/.test(picture['url']);
	return isPath(href) && isTextOrNull(price) && isText(facts) && isPicture;
}
