/-
Periods of octal games [Guy and Smith 1956], as theorems about numbers. Lean 4 (4.15 or later), nothing beyond its core.

A code is a list of digits, place 0 first. Whoever takes `j` counters from a heap may leave nothing where the digit at place `j` has
1 in it, one heap where it has 2, two heaps where it has 4. `IsMex` says that a function has, at one heap, the least number that is not
the nim-sum of an option; a function of which that is true at every heap is the Grundy function, and there is one only (`unique`).
`octal_sound` is the theorem: a periodic function that passes at the heaps below a bound passes at all.
-/
namespace Impartial

/-- An entry of a list, 0 beyond its end. -/
def entry : List Nat → Nat → Nat
  | [], _ => 0
  | c :: _, 0 => c
  | _ :: d, j + 1 => entry d j

/-- Whether a digit lets a move leave heaps of `a` and `b`, where 0 is no heap. -/
def allowed (c a b : Nat) : Bool :=
  if a = 0 then (if b = 0 then c % 2 == 1 else c / 2 % 2 == 1)
  else (if b = 0 then c / 2 % 2 == 1 else c / 4 % 2 == 1)

/-- A move from a heap of `n` that leaves heaps of `a` and `b`. -/
structure Opt (d : List Nat) (n a b : Nat) : Prop where
  left : a < n
  right : b < n
  taken : a + b ≤ n
  rule : allowed (entry d (n - (a + b))) a b = true

instance (d : List Nat) (n a b : Nat) : Decidable (Opt d n a b) :=
  decidable_of_decidable_of_iff (p := a < n ∧ b < n ∧ a + b ≤ n ∧ allowed (entry d (n - (a + b))) a b = true)
    ⟨fun h => ⟨h.1, h.2.1, h.2.2.1, h.2.2.2⟩, fun h => ⟨h.left, h.right, h.taken, h.rule⟩⟩

/-- The value at `n` is the least number that is not the nim-sum of an option. -/
structure IsMex (d : List Nat) (g : Nat → Nat) (n : Nat) : Prop where
  differs : ∀ a b, Opt d n a b → g a ^^^ g b ≠ g n
  reached : ∀ w, w < g n → ∃ a b, Opt d n a b ∧ g a ^^^ g b = w

theorem entry_beyond (d : List Nat) : ∀ j, d.length ≤ j → entry d j = 0 := by
  induction d with
  | nil => intro j _; rfl
  | cons c d ih =>
    intro j h
    have hl : (c :: d).length = d.length + 1 := rfl
    cases j with
    | zero => omega
    | succ j => exact ih j (by omega)

theorem allowed_zero (a b : Nat) : allowed 0 a b = false := by
  unfold allowed
  split <;> split <;> rfl

theorem allowed_left (c a a' b : Nat) (h : a ≠ 0) (h' : a' ≠ 0) : allowed c a b = allowed c a' b := by
  simp [allowed, h, h']

theorem allowed_right (c a b b' : Nat) (h : b ≠ 0) (h' : b' ≠ 0) : allowed c a b = allowed c a b' := by
  simp [allowed, h, h']

/-- Fewer counters are taken than the code has places. -/
theorem near {d : List Nat} {n a b : Nat} (h : Opt d n a b) : n < a + b + d.length := by
  cases Nat.lt_or_ge n (a + b + d.length) with
  | inl hl => exact hl
  | inr hg =>
    have hz : entry d (n - (a + b)) = 0 := entry_beyond d _ (by omega)
    have hr := h.rule
    rw [hz, allowed_zero] at hr
    exact absurd hr (by decide)

/-- An option of `n + p` has the value of an option of `n`: the larger heap that is left is made smaller by `p`. -/
theorem down {d : List Nat} {g : Nat → Nat} {n0 p n a b : Nat} (h0 : 1 ≤ n0) (hb : 2 * n0 + p + d.length ≤ n + 1)
    (hg : ∀ m, n0 ≤ m → g (m + p) = g m) (h : Opt d (n + p) a b) :
    ∃ a' b', Opt d n a' b' ∧ g a' ^^^ g b' = g a ^^^ g b := by
  have hn := near h
  have ht := h.taken
  have hl := h.left
  have hr := h.right
  have hc := h.rule
  cases Nat.lt_or_ge a (n0 + p) with
  | inr ha =>
    have hs : a - p + p = a := by omega
    have hi : n - (a - p + b) = n + p - (a + b) := by omega
    have hv := hg (a - p) (by omega)
    rw [hs] at hv
    refine ⟨a - p, b, ⟨by omega, by omega, by omega, ?_⟩, ?_⟩
    · rw [hi, allowed_left _ (a - p) a b (by omega) (by omega)]
      exact hc
    · rw [hv]
  | inl ha =>
    have hs : b - p + p = b := by omega
    have hi : n - (a + (b - p)) = n + p - (a + b) := by omega
    have hv := hg (b - p) (by omega)
    rw [hs] at hv
    refine ⟨a, b - p, ⟨by omega, by omega, by omega, ?_⟩, ?_⟩
    · rw [hi, allowed_right _ a (b - p) b (by omega) (by omega)]
      exact hc
    · rw [hv]

/-- An option of `n` has the value of an option of `n + p`: the larger heap that is left is made larger by `p`. -/
theorem up {d : List Nat} {g : Nat → Nat} {n0 p n a b : Nat} (h0 : 1 ≤ n0) (hb : 2 * n0 + p + d.length ≤ n + 1)
    (hg : ∀ m, n0 ≤ m → g (m + p) = g m) (h : Opt d n a b) :
    ∃ a' b', Opt d (n + p) a' b' ∧ g a' ^^^ g b' = g a ^^^ g b := by
  have hn := near h
  have ht := h.taken
  have hl := h.left
  have hr := h.right
  have hc := h.rule
  cases Nat.lt_or_ge a n0 with
  | inr ha =>
    have hi : n + p - (a + p + b) = n - (a + b) := by omega
    have hv := hg a ha
    refine ⟨a + p, b, ⟨by omega, by omega, by omega, ?_⟩, ?_⟩
    · rw [hi, allowed_left _ (a + p) a b (by omega) (by omega)]
      exact hc
    · rw [hv]
  | inl ha =>
    have hi : n + p - (a + (b + p)) = n - (a + b) := by omega
    have hv := hg b (by omega)
    refine ⟨a, b + p, ⟨by omega, by omega, by omega, ?_⟩, ?_⟩
    · rw [hi, allowed_right _ a (b + p) b (by omega) (by omega)]
      exact hc
    · rw [hv]

theorem step {d : List Nat} {g : Nat → Nat} {n0 p n : Nat} (h0 : 1 ≤ n0) (hb : 2 * n0 + p + d.length ≤ n + 1)
    (hg : ∀ m, n0 ≤ m → g (m + p) = g m) (h : IsMex d g n) : IsMex d g (n + p) := by
  have hv : g (n + p) = g n := hg n (by omega)
  constructor
  · intro a b ho he
    obtain ⟨a', b', ho', hv'⟩ := down h0 hb hg ho
    exact h.differs a' b' ho' (hv'.trans (he.trans hv))
  · intro w hw
    rw [hv] at hw
    obtain ⟨a, b, ho, hx⟩ := h.reached w hw
    obtain ⟨a', b', ho', hv'⟩ := up h0 hb hg ho
    exact ⟨a', b', ho', hv'.trans hx⟩

/-- The periodicity theorem. -/
theorem octal_sound {d : List Nat} {g : Nat → Nat} {n0 p bound : Nat} (h0 : 1 ≤ n0) (hp : 1 ≤ p)
    (hb : 2 * n0 + 2 * p + d.length ≤ bound + 1) (hg : ∀ m, n0 ≤ m → g (m + p) = g m)
    (hc : ∀ n, n < bound → IsMex d g n) : ∀ b n, n < b → IsMex d g n := by
  intro b
  induction b with
  | zero => intro n hn; exact absurd hn (Nat.not_lt_zero n)
  | succ b ih =>
    intro n hn
    cases Nat.lt_or_ge n bound with
    | inl h => exact hc n h
    | inr h =>
      have e : n - p + p = n := by omega
      have hs : IsMex d g (n - p + p) := step h0 (by omega) hg (ih (n - p) (by omega))
      rw [e] at hs
      exact hs

/-- There is one Grundy function only. -/
theorem unique {d : List Nat} {f g : Nat → Nat} (hf : ∀ n, IsMex d f n) (hg : ∀ n, IsMex d g n) :
    ∀ b n, n < b → f n = g n := by
  intro b
  induction b with
  | zero => intro n hn; exact absurd hn (Nat.not_lt_zero n)
  | succ b ih =>
    intro n hn
    have same : ∀ x y, Opt d n x y → f x ^^^ f y = g x ^^^ g y := by
      intro x y ho
      have hl := ho.left
      have hr := ho.right
      rw [ih x (by omega), ih y (by omega)]
    cases Nat.lt_or_ge (f n) (g n) with
    | inl h =>
      obtain ⟨x, y, ho, hv⟩ := (hg n).reached (f n) h
      exact absurd ((same x y ho).trans hv) ((hf n).differs x y ho)
    | inr h =>
      cases Nat.lt_or_ge (g n) (f n) with
      | inl h' =>
        obtain ⟨x, y, ho, hv⟩ := (hf n).reached (g n) h'
        exact absurd ((same x y ho).symm.trans hv) ((hg n).differs x y ho)
      | inr h' => exact Nat.le_antisymm h' h

/-! What a kernel computes: the two halves of `IsMex` as Boolean functions. -/

def allBelow (f : Nat → Bool) : Nat → Bool
  | 0 => true
  | n + 1 => f n && allBelow f n

def someBelow (f : Nat → Bool) : Nat → Bool
  | 0 => false
  | n + 1 => f n || someBelow f n

theorem all_below (f : Nat → Bool) : ∀ n, allBelow f n = true → ∀ i, i < n → f i = true := by
  intro n
  induction n with
  | zero => intro _ i hi; exact absurd hi (Nat.not_lt_zero i)
  | succ n ih =>
    intro h i hi
    have h' : (f n && allBelow f n) = true := h
    rw [Bool.and_eq_true] at h'
    cases Nat.lt_or_ge i n with
    | inl hl => exact ih h'.2 i hl
    | inr hg =>
      have e : i = n := by omega
      rw [e]
      exact h'.1

theorem some_below (f : Nat → Bool) : ∀ n, someBelow f n = true → ∃ i, f i = true := by
  intro n
  induction n with
  | zero =>
    intro h
    have h' : false = true := h
    exact absurd h' (by decide)
  | succ n ih =>
    intro h
    have h' : (f n || someBelow f n) = true := h
    rw [Bool.or_eq_true] at h'
    cases h' with
    | inl hl => exact ⟨n, hl⟩
    | inr hr => exact ih hr

/-- No option that takes `j` counters has the value of the heap. -/
def differs (d : List Nat) (g : Nat → Nat) (n : Nat) : Bool :=
  allBelow (fun j => allBelow (fun a => decide (Opt d n a (n - j - a) → g a ^^^ g (n - j - a) ≠ g n)) n) d.length

/-- Every smaller number is the value of an option. -/
def reached (d : List Nat) (g : Nat → Nat) (n : Nat) : Bool :=
  allBelow (fun w => someBelow (fun j => someBelow (fun a =>
    decide (Opt d n a (n - j - a) ∧ g a ^^^ g (n - j - a) = w)) n) d.length) (g n)

theorem mex_of_checks {d : List Nat} {g : Nat → Nat} {n : Nat} (h1 : differs d g n = true) (h2 : reached d g n = true) :
    IsMex d g n := by
  unfold differs at h1
  unfold reached at h2
  constructor
  · intro a b ho
    have hn := near ho
    have ht := ho.taken
    have hj := all_below _ _ h1 (n - (a + b)) (by omega)
    have ha := all_below _ _ hj a ho.left
    have hp : Opt d n a (n - (n - (a + b)) - a) → g a ^^^ g (n - (n - (a + b)) - a) ≠ g n := of_decide_eq_true ha
    have e : n - (n - (a + b)) - a = b := by omega
    rw [e] at hp
    exact hp ho
  · intro w hw
    obtain ⟨j, hj⟩ := some_below _ _ (all_below _ _ h2 w hw)
    obtain ⟨a, ha⟩ := some_below _ _ hj
    have hp : Opt d n a (n - j - a) ∧ g a ^^^ g (n - j - a) = w := of_decide_eq_true ha
    exact ⟨a, n - j - a, hp⟩

/-- The number `t`, read in a base, as a table that repeats with period `p` from `n0` on. -/
def extend (base t n0 p n : Nat) : Nat :=
  t / base ^ (if n < n0 + p then n else n0 + (n - n0) % p) % base

theorem extend_periodic (base t n0 p m : Nat) (h : n0 ≤ m) : extend base t n0 p (m + p) = extend base t n0 p m := by
  have e : m + p - n0 = m - n0 + p := by omega
  have hm : (m + p - n0) % p = (m - n0) % p := by rw [e, Nat.add_mod_right]
  unfold extend
  rw [if_neg (by omega : ¬ m + p < n0 + p), hm]
  cases Nat.lt_or_ge m (n0 + p) with
  | inl hl =>
    have e' : n0 + (m - n0) = m := by omega
    rw [if_pos hl, Nat.mod_eq_of_lt (by omega : m - n0 < p), e']
  | inr hg => rw [if_neg (by omega : ¬ m < n0 + p)]

/-- What the checks prove of the periodic table: it is the Grundy function. -/
theorem octal_period {d : List Nat} {base t n0 p bound : Nat} (h0 : 1 ≤ n0) (hp : 1 ≤ p)
    (hb : 2 * n0 + 2 * p + d.length ≤ bound + 1)
    (h1 : allBelow (differs d (extend base t n0 p)) bound = true)
    (h2 : allBelow (reached d (extend base t n0 p)) bound = true) : ∀ n, IsMex d (extend base t n0 p) n := by
  intro n
  have hg : ∀ m, n0 ≤ m → extend base t n0 p (m + p) = extend base t n0 p m :=
    fun m h => extend_periodic base t n0 p m h
  have hc : ∀ i, i < bound → IsMex d (extend base t n0 p) i :=
    fun i hi => mex_of_checks (all_below _ _ h1 i hi) (all_below _ _ h2 i hi)
  exact octal_sound h0 hp hb hg hc (n + 1) n (by omega)

/-- So every Grundy function of the code has the period. -/
theorem period_of_grundy {d : List Nat} {base t n0 p : Nat} (hx : ∀ n, IsMex d (extend base t n0 p) n)
    (g : Nat → Nat) (hg : ∀ n, IsMex d g n) (n : Nat) (h : n0 ≤ n) : g (n + p) = g n := by
  have e1 := unique hg hx (n + p + 1) (n + p) (by omega)
  have e2 := unique hg hx (n + 1) n (by omega)
  have e3 := extend_periodic base t n0 p n h
  rw [e1, e2, e3]

end Impartial
