/** The catalogue: one line for each ruleset, with the theorems about it, cheapest first. */
import { type Catalogue, toCatalogue } from './core/catalogue.ts';

export const catalogue: Catalogue = toCatalogue([]);
