/** `checkers/lean/Impartial.lean`, word for word: the library opens no files. A test compares the two. */
export const LEAN_PRELUDE = `/-
Finite games as tables, and what it means to win them. Lean 4, nothing beyond its core.

Position \`i\` of a table has the options \`table[i]\`. A player who cannot move loses in normal play and wins in misère play. The
definitions are \`Won\`, \`Lost\` and \`IsGrundy\`; \`sound\` says that a table of outcomes that fits everywhere is right.
-/
namespace Impartial

abbrev Table := List (List Nat)

def optionsOf (t : Table) (i : Nat) : List Nat := t.getD i []

mutual
  /-- The player to move wins: by a move to a lost position or, in misère play, because there is no move. -/
  inductive Won (misere : Bool) (t : Table) : Nat → Prop
    | over (i : Nat) : optionsOf t i = [] → misere = true → Won misere t i
    | move (i j : Nat) : j ∈ optionsOf t i → Lost misere t j → Won misere t i
  /-- The player to move loses: every option is won, and where there is none, play is normal. -/
  inductive Lost (misere : Bool) (t : Table) : Nat → Prop
    | all (i : Nat) : (optionsOf t i ≠ [] ∨ misere = false) → (∀ j, j ∈ optionsOf t i → Won misere t j) → Lost misere t i
end

/-- What a list of outcomes says of a position: \`true\` is won. -/
def says (o : List Bool) (i : Nat) : Bool := o.getD i false

/-- The entry of a position follows from those of its options, which come before it. -/
def Fits (misere : Bool) (t : Table) (o : List Bool) (i : Nat) : Prop :=
  (∀ j ∈ optionsOf t i, j < i) ∧
  (says o i = true → (optionsOf t i = [] ∧ misere = true) ∨ ∃ j ∈ optionsOf t i, says o j = false) ∧
  (says o i = false → (optionsOf t i ≠ [] ∨ misere = false) ∧ ∀ j ∈ optionsOf t i, says o j = true)

instance (misere : Bool) (t : Table) (o : List Bool) (i : Nat) : Decidable (Fits misere t o i) := by
  unfold Fits
  infer_instance

theorem sound {misere : Bool} {t : Table} {o : List Bool} {n : Nat} (h : ∀ i, i < n → Fits misere t o i) :
    ∀ b i, i < b → i < n → (says o i = true → Won misere t i) ∧ (says o i = false → Lost misere t i) := by
  intro b
  induction b with
  | zero => intro i hi; exact absurd hi (Nat.not_lt_zero i)
  | succ b ih =>
    intro i hib hin
    have hf := h i hin
    unfold Fits at hf
    have before : ∀ j, j ∈ optionsOf t i → j < b ∧ j < n := fun j hj =>
      ⟨Nat.lt_of_lt_of_le (hf.1 j hj) (Nat.le_of_lt_succ hib), Nat.lt_trans (hf.1 j hj) hin⟩
    constructor
    · intro hw
      cases hf.2.1 hw with
      | inl he => exact Won.over i he.1 he.2
      | inr he =>
        cases he with
        | intro j hj => exact Won.move i j hj.1 ((ih j (before j hj.1).1 (before j hj.1).2).2 hj.2)
    · intro hl
      have hall := hf.2.2 hl
      exact Lost.all i hall.1 (fun j hj => (ih j (before j hj).1 (before j hj).2).1 (hall.2 j hj))

/-- A function on positions is the Grundy function: each value is the least number that no option has. -/
def IsGrundy (t : Table) (g : List Nat) (i : Nat) : Prop :=
  (∀ j ∈ optionsOf t i, j < i) ∧
  (∀ j ∈ optionsOf t i, g.getD j 0 ≠ g.getD i 0) ∧
  (∀ w, w < g.getD i 0 → ∃ j ∈ optionsOf t i, g.getD j 0 = w)

instance (t : Table) (g : List Nat) (i : Nat) : Decidable (IsGrundy t g i) := by
  unfold IsGrundy
  infer_instance

/-- In normal play a position is lost exactly where its Grundy value is 0. -/
theorem grundy_sound {t : Table} {g : List Nat} {n : Nat} (h : ∀ i, i < n → IsGrundy t g i) :
    ∀ b i, i < b → i < n → (g.getD i 0 ≠ 0 → Won false t i) ∧ (g.getD i 0 = 0 → Lost false t i) := by
  intro b
  induction b with
  | zero => intro i hi; exact absurd hi (Nat.not_lt_zero i)
  | succ b ih =>
    intro i hib hin
    have hf := h i hin
    unfold IsGrundy at hf
    have before : ∀ j, j ∈ optionsOf t i → j < b ∧ j < n := fun j hj =>
      ⟨Nat.lt_of_lt_of_le (hf.1 j hj) (Nat.le_of_lt_succ hib), Nat.lt_trans (hf.1 j hj) hin⟩
    constructor
    · intro hw
      cases hf.2.2 0 (Nat.pos_of_ne_zero hw) with
      | intro j hj => exact Won.move i j hj.1 ((ih j (before j hj.1).1 (before j hj.1).2).2 hj.2)
    · intro hz
      refine Lost.all i (Or.inr rfl) (fun j hj => (ih j (before j hj).1 (before j hj).2).1 ?_)
      intro hj0
      exact hf.2.1 j hj (hj0.trans hz.symm)

end Impartial
`;
