import type { RefusalStatus } from '../../api/endpoint.ts';
import type { FieldProblem, Problem, Remedy } from '../../api/problem.ts';
import { PROBLEMS_HEADING } from '../../domain/lead/lead-problems.ts';

/** HTTP error statuses and their titles. */
const TITLES: Readonly<Record<RefusalStatus, string>> = {
	400: 'Bad request',
	403: 'Forbidden',
	404: 'Not found',
	405: 'Method not allowed',
	409: 'Conflict',
	411: 'Length required',
	413: 'Too large',
	415: 'Unsupported media type',
	422: 'Not acceptable as it is',
	429: 'Too many requests',
	503: 'Not available now',
};

/** An HTTP error response with a message for the sender; thrown anywhere while a request is handled. */
export class Refusal extends Error {
	override readonly name = 'Refusal';
	readonly status: RefusalStatus;
	readonly problems: readonly FieldProblem[];
	readonly headers: Readonly<Record<string, string>>;
	readonly sign_in: string | undefined;
	readonly remedy: Remedy | undefined;

	/** @param message what is wrong, and what to do unless `remedy` says it, for the sender */
	constructor(
		status: RefusalStatus,
		message: string,
		{
			problems = [],
			headers = {},
			sign_in,
			remedy,
		}: Partial<Pick<Refusal, 'problems' | 'headers' | 'sign_in' | 'remedy'>> = {},
	) {
		super(message);
		this.status = status;
		this.problems = problems;
		this.headers = headers;
		this.sign_in = sign_in;
		this.remedy = remedy;
	}
}

/** 422 with a message for each invalid field. */
export function fieldRefusal(problems: readonly FieldProblem[]): Refusal {
	return new Refusal(422, PROBLEMS_HEADING, {
		problems,
		remedy: problems.find(({ remedy }) => remedy)?.remedy,
	});
}

/** 429 with `Retry-After`. */
export function tooMany(seconds: number): Refusal {
	return new Refusal(429, `That was too often. Please try again ${waitWords(seconds)}, or call us.`, {
		headers: { 'Retry-After': String(Math.max(1, seconds)) },
		remedy: 'retry',
	});
}

/** The error as a problem document (RFC 9457). */
export function problemResponse({ status, message, problems, headers, sign_in, remedy }: Refusal): Response {
	const body: Problem = {
		type: 'about:blank',
		title: TITLES[status],
		status,
		error: message,
		problems: [...problems],
		...(sign_in && { sign_in }),
		...(remedy && { remedy }),
	};
	return new Response(JSON.stringify(body), {
		status,
		headers: { 'Content-Type': 'application/problem+json', ...headers },
	});
}

/** 'in 27 minutes'; above an hour the minutes are rounded to hours. */
function waitWords(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	if (minutes <= 1) return 'in a minute';
	return minutes <= 60 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
