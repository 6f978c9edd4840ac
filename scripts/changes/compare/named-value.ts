/** A named value of a page that visitors do not see in its text. */
export interface NamedValue {
	name: string;
	value: string;
}
