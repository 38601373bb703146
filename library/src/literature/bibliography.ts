/**
 * The bibliography: the only place with titles, years and identifiers.
 *
 * A citation key that is not here does not compile.
 */
import { classics } from './classics.ts';
import type { Reference } from './reference.ts';

export const bibliography = {
  bouton1901: {
    authors: 'C. L. Bouton',
    title: 'Nim, a game with a complete mathematical theory',
    where: 'Annals of Mathematics 3, 35–39',
    year: 1901,
    doi: '10.2307/1967631',
  },
  sprague1935: {
    authors: 'R. P. Sprague',
    title: 'Über mathematische Kampfspiele',
    where: 'Tôhoku Mathematical Journal 41, 438–444',
    year: 1935,
  },
  grundy1939: { authors: 'P. M. Grundy', title: 'Mathematics and games', where: 'Eureka 2, 6–8', year: 1939 },
  guySmith1956: {
    authors: 'R. K. Guy, C. A. B. Smith',
    title: 'The G-values of various games',
    where: 'Proceedings of the Cambridge Philosophical Society 52, 514–526',
    year: 1956,
    doi: '10.1017/S0305004100031509',
  },
  smith1966: {
    authors: 'C. A. B. Smith',
    title: 'Graphs and composite games',
    where: 'Journal of Combinatorial Theory 1, 51–81',
    year: 1966,
    doi: '10.1016/S0021-9800(66)80005-4',
  },
  schaefer1978: {
    authors: 'T. J. Schaefer',
    title: 'On the complexity of some two-person perfect-information games',
    where: 'Journal of Computer and System Sciences 16, 185–225',
    year: 1978,
    doi: '10.1016/0022-0000(78)90045-4',
  },
  conway1976: { authors: 'J. H. Conway', title: 'On Numbers and Games', where: 'Academic Press', year: 1976 },
  berlekampConwayGuy2001: {
    authors: 'E. R. Berlekamp, J. H. Conway, R. K. Guy',
    title: 'Winning Ways for Your Mathematical Plays, second edition, volume 1',
    where: 'A K Peters',
    year: 2001,
  },
  berlekampConwayGuy2003a: {
    authors: 'E. R. Berlekamp, J. H. Conway, R. K. Guy',
    title: 'Winning Ways for Your Mathematical Plays, second edition, volume 2',
    where: 'A K Peters',
    year: 2003,
  },
  berlekampConwayGuy2003: {
    authors: 'E. R. Berlekamp, J. H. Conway, R. K. Guy',
    title: 'Winning Ways for Your Mathematical Plays, second edition, volume 3',
    where: 'A K Peters',
    year: 2003,
  },
  siegel2013: {
    authors: 'A. N. Siegel',
    title: 'Combinatorial Game Theory',
    where: 'Graduate Studies in Mathematics 146, American Mathematical Society',
    year: 2013,
  },
  plambeck2005: {
    authors: 'T. E. Plambeck',
    title: 'Taming the wild in impartial combinatorial games',
    where: 'Integers 5, article G5',
    year: 2005,
  },
  plambeckSiegel2008: {
    authors: 'T. E. Plambeck, A. N. Siegel',
    title: 'Misère quotients for impartial games',
    where: 'Journal of Combinatorial Theory, Series A 115, 593–622',
    year: 2008,
    doi: '10.1016/j.jcta.2007.07.008',
  },
  guignardSopena2009: {
    authors: 'A. Guignard, É. Sopena',
    title: 'Compound Node-Kayles on paths',
    where: 'Theoretical Computer Science 410, 2033–2044',
    year: 2009,
    doi: '10.1016/j.tcs.2008.12.053',
  },
  bodlaenderKratschTimmer2015: {
    authors: 'H. L. Bodlaender, D. Kratsch, S. T. Timmer',
    title: 'Exact algorithms for Kayles',
    where: 'Theoretical Computer Science 562, 165–176',
    year: 2015,
  },
  kelly2006: {
    authors: 'A. R. Kelly',
    title: 'One-pile misère Nim for three or more players',
    where: 'International Journal of Mathematics and Mathematical Sciences 2006, article 40796',
    year: 2006,
  },
  kelly2011: {
    authors: 'A. R. Kelly',
    title: 'Analysis of one pile misère Nim for two alliances',
    where: 'Rocky Mountain Journal of Mathematics 41, 1895–1906',
    year: 2011,
    doi: '10.1216/RMJ-2011-41-6-1895',
  },
  fukuyama2003: {
    authors: 'M. Fukuyama',
    title: 'A Nim game played on graphs',
    where: 'Theoretical Computer Science 304, 387–399',
    year: 2003,
  },
  fraenkelScheinermanUllman1993: {
    authors: 'A. S. Fraenkel, E. R. Scheinerman, D. Ullman',
    title: 'Undirected edge geography',
    where: 'Theoretical Computer Science 112, 371–381',
    year: 1993,
  },
  dinitz1970: {
    authors: 'E. A. Dinitz',
    title: 'Algorithm for solution of a problem of maximum flow in a network with power estimation',
    where: 'Soviet Mathematics Doklady 11, 1277–1280',
    year: 1970,
  },
  gomoryHu1961: {
    authors: 'R. E. Gomory, T. C. Hu',
    title: 'Multi-terminal network flows',
    where: 'Journal of the Society for Industrial and Applied Mathematics 9, 551–570',
    year: 1961,
  },
  hopcroftTarjan1973: {
    authors: 'J. Hopcroft, R. Tarjan',
    title: 'Algorithm 447: efficient algorithms for graph manipulation',
    where: 'Communications of the ACM 16, 372–378',
    year: 1973,
    doi: '10.1145/362248.362272',
  },
  gusfield1990: {
    authors: 'D. Gusfield',
    title: 'Very simple methods for all pairs network flow analysis',
    where: 'SIAM Journal on Computing 19, 143–155',
    year: 1990,
  },
  fraenkelHarary1989: {
    authors: 'A. S. Fraenkel, F. Harary',
    title: 'Geodetic contraction games on graphs',
    where: 'International Journal of Game Theory 18, 327–338',
    year: 1989,
  },
  ulehla1980: {
    authors: 'J. Úlehla',
    title: 'A complete analysis of von Neumann’s Hackendot',
    where: 'International Journal of Game Theory 9, 107–113',
    year: 1980,
  },
  daillyGahlawatMyint2024: {
    authors: 'A. Dailly, H. Gahlawat, Z. M. Myint',
    title: 'The closed geodetic game: algorithms and strategies',
    where: 'arXiv 2409.20505',
    year: 2024,
  },
  fraenkelNesetril1985: {
    authors: 'A. S. Fraenkel, J. Nešetřil',
    title: 'Epidemiography',
    where: 'Pacific Journal of Mathematics 118, 369–381',
    year: 1985,
  },
  ...classics,
  impartial: {
    authors: 'the authors of Impartial',
    title: 'Impartial, its source and documentation',
    where: 'proofs in the headers of the files named',
    year: 2026,
  },
} as const satisfies Record<string, Reference>;

export type CitationKey = keyof typeof bibliography;

/** A place in a work. */
export interface Source {
  readonly key: CitationKey;
  /** `Theorem 3.5`, `Ch. 14`. */
  readonly where?: string;
}
